// The scene as SVG, in tiles. A tile's elements are made when it first comes into sight (or when there is time).
// Out of sight it leaves the document: browsers style the children of a hidden <g>, 13 µs each, whenever a theme or a
// `:hover` rule touches the page. Scenes of up to WHOLE boxes stay in the document, for readers that search it.
import { svg } from "./dom.js";
import { badge, boxShape, clusterHead, clusterShape, edgeShapes, numbers, portalBox, portalShape } from "./shapes.js";

const TILE_W = 1600, TILE_H = 1200, WHOLE = 400;

export class Drawing {
  boxes = new Map(); // id → { box, edges, group?, colour, off, badge }
  edges = []; // { edge, from, to, parts?, off, near }
  portals = new Map(); // id → portal
  clusters = new Map();
  selected = []; // what is selected in it
  #tiles = new Map();
  #waiting = new Set();

  /** `graph` names the graph that the scene is of. */
  constructor(scene, graph) {
    this.scene = scene;
    this.graph = graph;
    this.style = svg("style", {});
    this.layers = ["clusters", "groups", "edges", "heads", "boxes", "rings", "labels", "overlay"].map((name) => svg("g", { class: name }));
    [this.clusterLayer, this.groupLayer, this.edgeLayer, this.headLayer, this.boxLayer, this.rings, this.labelLayer, this.overlay] = this.layers;
    this.svg = svg("svg", {
      class: "drawing", width: scene.width, height: scene.height, role: "group",
      "aria-label": `${scene.boxes.length} boxes, ${scene.edges.length} edges`,
    }, this.style, ...this.layers);
    for (const cluster of scene.clusters ?? []) {
      this.clusters.set(cluster.id, cluster);
      this.clusterLayer.append(clusterShape(cluster));
      this.headLayer.append(clusterHead(cluster));
    }
    for (const box of scene.boxes) {
      const record = { box, edges: [], off: false, badge: "" };
      this.boxes.set(box.id, record);
      this.#tileAt(box.x, box.y, box.x + box.w, box.y + box.h).boxes.push(record);
    }
    for (const edge of scene.edges) this.#addEdge(edge);
    for (const portal of scene.portals ?? []) {
      this.portals.set(portal.id, portal);
      const { x, y, w, h } = portalBox(portal);
      this.#tileAt(x, y, x + w, y + h).portals.push(portal);
    }
  }

  /** Where a box or a frame is. */
  areaOf(id) {
    return this.boxes.get(id)?.box ?? this.clusters.get(id);
  }

  #addEdge(edge) {
    const record = { edge, from: this.boxes.get(edge.from), to: this.boxes.get(edge.to), off: false, near: false };
    if (!record.from || !record.to) return;
    record.from.edges.push(record);
    if (record.to !== record.from) record.to.edges.push(record);
    this.edges.push(record);
    let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
    const points = numbers(edge.path);
    for (let i = 0; i + 1 < points.length; i += 2) {
      left = Math.min(left, points[i]);
      right = Math.max(right, points[i]);
      top = Math.min(top, points[i + 1]);
      bottom = Math.max(bottom, points[i + 1]);
    }
    this.#tileAt(left, top, right, bottom).edges.push(record);
  }

  /** The tile of a rectangle by its middle; what is much larger than a tile shares one that is always drawn. */
  #tileAt(left, top, right, bottom) {
    const large = right - left > 2 * TILE_W || bottom - top > 2 * TILE_H;
    const key = large ? "large" : `${Math.floor((left + right) / 2 / TILE_W)} ${Math.floor((top + bottom) / 2 / TILE_H)}`;
    let tile = this.#tiles.get(key);
    if (!tile) {
      tile = { boxes: [], edges: [], portals: [], left, top, right, bottom, seen: false, shown: false };
      this.#tiles.set(key, tile);
      this.#waiting.add(tile);
    }
    tile.left = Math.min(tile.left, left);
    tile.top = Math.min(tile.top, top);
    tile.right = Math.max(tile.right, right);
    tile.bottom = Math.max(tile.bottom, bottom);
    return tile;
  }

  /** Shows the tiles that meet a rectangle of the scene. */
  show(seen) {
    for (const tile of this.#tiles.values()) {
      const { left, top, right, bottom } = tile;
      tile.seen = left <= seen.right && right >= seen.left && top <= seen.bottom && bottom >= seen.top;
      if (tile.seen && this.#waiting.has(tile)) this.#build(tile);
      this.#attach(tile);
    }
  }

  /** Makes one more tile's elements; false when all are there. */
  buildNext() {
    for (const tile of this.#waiting) {
      this.#build(tile);
      this.#attach(tile);
      return true;
    }
    return false;
  }

  /** Makes what is not there yet while nothing else is to do, as long as the drawing is `wanted`. */
  buildRest(wanted) {
    const idle = window.requestIdleCallback ?? ((f) => setTimeout(() => f({ timeRemaining: () => 8 }), 30));
    idle((deadline) => {
      let more = wanted();
      while (more && deadline.timeRemaining() > 4) more = this.buildNext();
      if (more) this.buildRest(wanted);
    });
  }

  #attach(tile) {
    const shown = tile.seen || this.boxes.size <= WHOLE;
    if (!tile.groups || shown === tile.shown) return;
    tile.shown = shown;
    const [edges, boxes] = tile.groups;
    if (shown) {
      this.edgeLayer.append(edges);
      this.boxLayer.append(boxes);
    } else for (const group of tile.groups) group.remove();
  }

  /** Everything into the document, for a copy of it. */
  showAll() {
    while (this.buildNext());
    this.show({ left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
  }

  #build(tile) {
    this.#waiting.delete(tile);
    const edges = svg("g", {}), boxes = svg("g", {});
    for (const record of tile.edges) {
      record.parts = edgeShapes(record.edge);
      this.paintEdge(record);
      edges.append(...record.parts);
    }
    for (const record of tile.boxes) {
      record.group = boxShape(record.box);
      this.paintBox(record);
      boxes.append(record.group);
    }
    boxes.append(...tile.portals.map(portalShape));
    tile.groups = [edges, boxes];
  }

  /** Brings a box's element to its record: colour, fading, badge. */
  paintBox(record) {
    const { group, colour } = record;
    if (!group) return;
    if (colour && record.painted !== colour) {
      record.painted = colour;
      group.setAttribute("color", colour.accent);
      for (const part of group.children) if (part.classList.contains("body")) part.setAttribute("fill", colour.fill);
    }
    group.classList.toggle("off", record.off);
    if ((record.badgeShown ?? "") !== record.badge) {
      group.querySelector(".badge")?.remove();
      if (record.badge) group.append(badge(record.badge));
      record.badgeShown = record.badge;
    }
  }

  paintEdge(record) {
    for (const part of record.parts ?? []) {
      part.classList.toggle("off", record.off);
      part.classList.toggle("near", record.near);
    }
  }
}
