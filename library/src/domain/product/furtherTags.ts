/** True when `label` has all characters of `tag` in the same order. For example, `驾乘人员意外险` has those of `驾乘意外`. */
function isSaidBy(tag: string, label: string): boolean {
  let from = 0;
  for (const character of tag) {
    const at = label.indexOf(character, from);
    if (at < 0) return false;
    from = at + character.length;
  }
  return true;
}

/**
 * The tags of a product that aren't contained in the name of its product line. A card shows both, and must not repeat
 * the same words.
 */
export const furtherTags = (tags: readonly string[], lineName: string): readonly string[] =>
  tags.filter((tag) => !isSaidBy(tag, lineName));
