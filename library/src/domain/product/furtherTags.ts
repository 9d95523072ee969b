/** True when `label` has all characters of `tag` in the same order: `驾乘人员意外险` says `驾乘意外`. */
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
 * The tags of a product that say more than the name of its product line. A card that shows both must not say the same
 * twice.
 */
export const furtherTags = (tags: readonly string[], lineName: string): readonly string[] =>
  tags.filter((tag) => !isSaidBy(tag, lineName));
