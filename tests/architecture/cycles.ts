/** For each pair of nodes, the reason why the first leads to the second. */
export type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Nodes that lead to each other, directly or through other nodes. */
export interface Cycle {
  readonly nodes: readonly string[];
  /** The reason for each pair of these nodes. */
  readonly reasons: readonly string[];
}

/**
 * The edges without nodes that no node leads to, and without nodes that lead to no node. Such nodes are in no cycle.
 */
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

/** Nodes that a node leads to, directly or through other nodes. */
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

/** The cycles among the nodes. */
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
