export interface Region {
  value: string;
  label: string;
  children?: Region[];
}
export async function loadRegions(): Promise<Region[]> {
  const start = performance.now();
  const data = await (await fetch(new URL('/data/region-tree.json', location.origin))).json();
  performance.measure('regions', { start, end: performance.now() });
  return data;
}
/** Returns `n` valid paths to regions in all parts of the tree, for pages with many cascaders. */
export function samplePaths(tree: Region[], n: number): string[][] {
  const leaves: string[][] = [];
  for (const p of tree)
    for (const c of p.children ?? []) for (const d of c.children ?? []) leaves.push([p.value, c.value, d.value]);
  return Array.from({ length: n }, (_, i) => leaves[(i * 997) % leaves.length]);
}
