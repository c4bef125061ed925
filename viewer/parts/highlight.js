// Python, one line at a time: enough for the straight-line code of samples and graphs.
const TOKEN = new RegExp([
  /(?<comment>#.*)/, /(?<string>[rbf]?"(?:[^"\\]|\\.)*"|[rbf]?'(?:[^'\\]|\\.)*')/,
  /(?<keyword>\b(?:class|def|return|import|from|as|if|else|for|in|not|and|or|is|del|with|pass|lambda)\b)/,
  /(?<constant>\b(?:None|True|False|self|inf)\b|\b\d[\w.]*)/, /(?<call>[A-Za-z_][\w.]*(?=\())/,
].map((part) => part.source).join("|"), "g");

/** `[kind, text]` pairs that make up the line; the kind is "" for plain text. */
export function tokens(line) {
  const found = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) found.push(["", line.slice(end, match.index)]);
    found.push([Object.keys(match.groups).find((kind) => match.groups[kind] !== undefined), match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push(["", line.slice(end)]);
  return found;
}
