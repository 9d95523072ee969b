const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches names that begin with a text. */
export const beginningWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Matches names that contain a text. */
export const containing = (text: string): RegExp => new RegExp(escaped(text));
