/** A token that has a new name. */
export interface RenamedToken {
  readonly old: string;
  readonly new: string;
  /** Version of this package in which the token was renamed. The next major version may remove the old name. */
  readonly since: string;
}

/**
 * Renamed tokens whose old names still work. The old CSS variable refers to the new one, and the old typed reference is
 * marked `@deprecated`.
 */
export const renamedTokens: readonly RenamedToken[] = [
  { old: 'font.line.tight', new: 'font.line-height.tight', since: '0.1.0' },
  { old: 'font.line.normal', new: 'font.line-height.normal', since: '0.1.0' },
  { old: 'font.size.lead', new: 'font.size.card', since: '0.1.0' },
  { old: 'font.size.caption', new: 'font.size.hint', since: '0.1.0' },
  { old: 'font.size.heading', new: 'font.size.card', since: '0.1.0' },
  { old: 'font.size.title', new: 'font.size.section', since: '0.1.0' },
  { old: 'font.size.display', new: 'font.size.page', since: '0.1.0' },
  { old: 'text.caption', new: 'text.hint', since: '0.1.0' },
  { old: 'text.heading', new: 'text.card', since: '0.1.0' },
  { old: 'text.title', new: 'text.section', since: '0.1.0' },
  { old: 'text.display', new: 'text.page', since: '0.1.0' },
];
