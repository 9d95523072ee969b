/**
 * SVG path that draws all dark modules of a QR code. Adjacent dark modules in a row are drawn as one rectangle, so that
 * the path is short.
 */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');

/** Groups of adjacent dark modules in a row. Each group has a start and a length. */
function runsOf(row: readonly boolean[]): readonly (readonly [at: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, at) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  });
  return runs;
}
