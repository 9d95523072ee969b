const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Text without invisible characters: zero-width ones, direction marks, soft hyphens. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Text in one line: line breaks, tabs and other control characters become one space. */
export const oneLine = (text: string): string => text.replace(controls, ' ');
