/**
 * True when `label` contains all characters of `tag` in the order of `tag`. For example, `驾乘人员意外险` contains the
 * characters of `驾乘意外`.
 */
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
 * The tags of a product that the name of its product line doesn't already contain. A card shows the name and the tags,
 * and must not repeat words.
 */
export const furtherTags = (tags: readonly string[], lineName: string): readonly string[] =>
  tags.filter((tag) => !isSaidBy(tag, lineName));
