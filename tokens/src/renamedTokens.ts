/** A token that has a new name. */
export interface RenamedToken {
  readonly old: string;
  readonly new: string;
  /** Version of this package in which the token was renamed. The next major version may remove the old name. */
  readonly since: string;
}

/**
 * Tokens whose old names still work: the old variable refers to the new one, and the typed reference is marked
 * `@deprecated`.
 */
export const renamedTokens: readonly RenamedToken[] = [
  { old: 'font.line.tight', new: 'font.line-height.tight', since: '0.1.0' },
  { old: 'font.line.normal', new: 'font.line-height.normal', since: '0.1.0' },
  { old: 'font.size.lead', new: 'font.size.heading', since: '0.1.0' },
];
