/**
 * Replaces links to pages of Storybook (`./?path=/docs/…`) by their text, because they lead nowhere from a Markdown file.
 */
export const withoutManualLinks = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\(\.\/\?path=[^)]*\)/g, '$1');
