const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Removes invisible characters from a text: zero-width characters, direction marks, soft hyphens. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Replaces line breaks, tabs and other control characters by a space, so that the text is one line. */
export const oneLine = (text: string): string => text.replace(controls, ' ');
