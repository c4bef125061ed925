"""The SQL that `viewer.corpus` asks; nothing of a user's ever becomes part of a query, values are parameters.

`CALLS` in a query stands for one of the two sources, `PLAIN` or `CHOSEN`: rows of (sample, op, pair, forward,
backward), where `op` numbers operators, `pair` operators with the dtypes of their results, and `sample` the samples in
the order of the curve. `UNIQUE` becomes `distinct` for `CHOSEN`, where an operator may have rows of several levels; a
sample has one row for each operator of a level.

Example::

    query = LEVEL.replace("CALLS", PLAIN)

What cannot happen: a query changes the tables (only `LOAD` makes any).
"""

from __future__ import annotations

LOAD = (
    """create table drawn as select row_number() over (order by md5(sample), root, sample) - 1 as id, root, sample,
    any_value(family) as family from samples group by root, sample""",
    """create table made as select d.id as sample, list_position($levels, s.level) - 1 as level,
    s.nodes is not null as made, case when s.nodes is null then concat_ws(': ', nullif(s.step, ''),
    nullif(s.failure_text, '')) end as why from samples s join drawn d using (root, sample)""",
    """create table pairs as select row_number() over (order by operator, dtypes) - 1 as id,
    dense_rank() over (order by operator) - 1 as op, operator, dtypes, any_value(kind) as kind, bool_or(core) as core
    from operators where stage = 'joint' group by operator, dtypes""",
    """create table calls as select d.id as sample, (list_position($levels, o.level) - 1)::utinyint as level, p.op,
    p.id as pair, o.forward, o.backward from operators o join drawn d using (root, sample)
    join pairs p using (operator, dtypes) where o.stage = 'joint'""",
)
COUNT = "select count(*) from drawn"
PAIRS = "select id, op, operator, dtypes from pairs order by id"

_PHASE = "($phase = 'joint' or ($phase = 'forward' and forward > 0) or ($phase = 'backward' and backward > 0))"
PLAIN = "select sample, op, pair, forward, backward from calls where level = $level and PHASE".replace("PHASE", _PHASE)
CHOSEN = """select * from (PLAIN and op not in (select unnest($keeps)) union all
  select sample, op, pair, max(forward) as forward, max(backward) as backward from calls
  where op in (select unnest($keeps)) and PHASE group by sample, op, pair)
  where sample not in (select sample from calls where level = $level and op in (select unnest($opens)))
  and sample in (select sample from made where level = $level and made)""".replace("PLAIN", PLAIN).replace(
    "PHASE", _PHASE
)

LEVEL = """with c as (CALLS),
  first as (select op, min(sample) as starts, count(UNIQUE sample) as n from c group by op),
  need as (select sample, count(UNIQUE op) as n, bool_or(pair in (select unnest($lacks))) as lacks
    from c group by sample)
  select (select count(*) from first), (select avg(n) from need), (select count(*) from first where starts >= $late),
  (select count(*) from first where n = 1), (select count(*) from need where lacks)"""
STANDING = "select count(*) filter (made), count(*) filter (not made) from made where level = $level"
FAILED = """select d.root, d.sample, d.family, m.why from made m join drawn d on d.id = m.sample
  where m.level = $level and not m.made order by d.sample limit $most"""
OPENED = "select count(distinct sample) from calls where level = $level and op in (select unnest($opens))"
CURVE = """with c as (CALLS), first as (select op, min(sample) as starts from c group by op)
  select starts + 1, count(*) from first group by starts order by starts"""
RANKING = """with c as (CALLS),
  bad as (select distinct sample, op from c where pair in (select unnest($lacks))),
  single as (select sample, any_value(op) as op from bad group by sample having count(*) = 1),
  alone as (select op, count(*) as n from single group by op),
  worst as (select op, count(*) as n from bad group by op),
  names as (select op, operator, any_value(kind) as kind, bool_or(core) as core from pairs group by op, operator)
  select n.operator, n.kind, n.core, count(UNIQUE c.sample) as samples, sum(c.forward)::bigint,
  sum(c.backward)::bigint, coalesce(any_value(w.n), 0), coalesce(any_value(a.n), 0)
  from c join names n using (op) left join worst w using (op) left join alone a using (op)
  group by n.operator, n.kind, n.core order by samples desc, n.operator"""
WITH_OPERATOR = """with c as (CALLS) select d.root, d.sample, d.family, sum(c.forward)::bigint, sum(c.backward)::bigint
  from c join drawn d on d.id = c.sample where c.op in (select op from pairs where operator = $operator)
  group by all order by sum(c.forward) + sum(c.backward) desc, d.sample limit $most"""
SUPPORTED = """with c as (CALLS) select any_value(d.root), d.sample, any_value(d.family), sum(c.forward)::bigint,
  sum(c.backward)::bigint from c join drawn d on d.id = c.sample group by d.id, d.sample
  having not bool_or(c.pair in (select unnest($lacks))) order by d.sample limit $most"""
MISSING = """select sample, level, list(distinct op) filter (pair in (select unnest($lacks)))
  from calls where PHASE group by sample, level""".replace("PHASE", _PHASE)
MADE = "select sample, level from made where made"
BY_NUMBER = "select id, root, sample, family from drawn where id in (select unnest($numbers)) order by sample"
