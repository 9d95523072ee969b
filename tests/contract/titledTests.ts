/** Matches the start of a test at the beginning of a line, with its modifiers: `it`, `test.each`, `it.skip`. */
const starts = /^[ \t]*(?:it|test)((?:\.\w+)*)[\s(`]/gm;
const leavesOut = /\.(?:skip|todo|fails|skipIf|runIf)\b/;
const leavesGroupsOut = /\bdescribe(?:\.\w+)*\.(?:skip|todo|skipIf|runIf)\b/;

/** True if a source file has a test with this title, and the test is never skipped. */
export function hasTitledTest(source: string, title: string): boolean {
  const places = [`'${title}'`, `"${title}"`, `\`${title}\``].map((literal) => source.indexOf(`${literal},`));
  const at = places.find((place) => place >= 0);
  if (leavesGroupsOut.test(source)) return false;
  if (at === undefined || !source.slice(0, at).trimEnd().endsWith('(')) return false;
  const before = [...source.slice(0, at).matchAll(starts)].at(-1);
  return before !== undefined && !leavesOut.test(before[1] ?? '');
}
