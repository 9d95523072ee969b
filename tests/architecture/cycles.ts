/** A directed graph: for each node, the nodes that it leads to. Each edge has a reason, such as an import. */
export type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Nodes that lead to each other, directly or through other nodes. */
export interface Cycle {
  readonly nodes: readonly string[];
  /** The reasons of the edges between these nodes. */
  readonly reasons: readonly string[];
}

/** Removes nodes without incoming edges and nodes without outgoing edges. Such nodes are in no cycle. */
function pruned(edges: Edges): Edges {
  const targets = new Set([...edges.values()].flatMap((to) => [...to.keys()]));
  const kept = new Map(
    [...edges].flatMap(([from, to]): [string, ReadonlyMap<string, string>][] => {
      const within = new Map([...to].filter(([target]) => edges.has(target)));
      return targets.has(from) && within.size > 0 ? [[from, within]] : [];
    }),
  );
  const count = (of: Edges) => [...of.values()].reduce((sum, to) => sum + to.size, 0);
  return count(kept) === count(edges) ? kept : pruned(kept);
}

/** Returns the nodes that a node leads to, directly or through other nodes. */
function reachedFrom(node: string, edges: Edges): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const to of edges.get(next)?.keys() ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

/** Returns the cycles in a graph. */
export function cyclesIn(all: Edges): readonly Cycle[] {
  const edges = pruned(all);
  const reached = new Map([...edges.keys()].map((node) => [node, reachedFrom(node, edges)]));
  const seen = new Set<string>();
  return [...reached].flatMap(([node, others]) => {
    if (seen.has(node) || !others.has(node)) return [];
    const nodes = [...others].filter((other) => reached.get(other)?.has(node)).toSorted();
    for (const each of nodes) seen.add(each);
    const reasons = nodes.flatMap((from) => nodes.flatMap((to) => edges.get(from)?.get(to) ?? []));
    return [{ nodes, reasons }];
  });
}
