/** What a search reads: one entry a leaf, built once. */
export interface LeafTexts {
  readonly codes: readonly number[];
  readonly names: readonly string[];
  /** Names from the province to the leaf, without gaps. */
  readonly paths: readonly string[];
}

function rankOf(name: string, word: string): 0 | 1 | 2 | 3 {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  return name.includes(word) ? 2 : 3;
}

/** Whether the characters of `word` occur in `text` in their order: 深圳南山 in 广东省深圳市南山区. */
function occursInOrder(text: string, word: string): boolean {
  let from = 0;
  for (const character of word) {
    const at = text.indexOf(character, from);
    if (at === -1) return false;
    from = at + character.length;
  }
  return true;
}

/** Codes of the leaves that answer `text`, best first: exact names, beginnings, parts, then regions above. */
export function searchLeaves({ codes, names, paths }: LeafTexts, text: string): readonly number[] {
  const words = text
    .normalize('NFKC')
    .trim()
    .split(/[\s/,，、·>-]+/u)
    .filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return [];
  if (words.length === 1 && /^\d+$/.test(last)) return codes.filter((code) => String(code).startsWith(last));

  const ranked: [number[], number[], number[], number[]] = [[], [], [], []];
  codes.forEach((code, leaf) => {
    const path = paths[leaf] ?? '';
    if (words.every((word) => path.includes(word))) ranked[rankOf(names[leaf] ?? '', last)].push(code);
  });
  const found = ranked.flat();
  const joined = words.join('');
  return found.length > 0 || joined.length < 2
    ? found
    : codes.filter((_, leaf) => occursInOrder(paths[leaf] ?? '', joined));
}
