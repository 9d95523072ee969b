const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/gu;

/** Text without the characters that nobody sees: zero-width ones, marks of direction, soft hyphens. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
