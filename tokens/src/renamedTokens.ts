/** A token that was renamed. */
export interface RenamedToken {
  readonly old: string;
  readonly new: string;
  /** Version of this package that renamed the token. The next major version may remove the old name. */
  readonly since: string;
}

/**
 * Old names that still work: the old variable refers to the new one, and the typed reference is marked `@deprecated`.
 */
export const renamedTokens: readonly RenamedToken[] = [
  { old: 'font.line.tight', new: 'font.line-height.tight', since: '0.1.0' },
  { old: 'font.line.normal', new: 'font.line-height.normal', since: '0.1.0' },
  { old: 'font.size.lead', new: 'font.size.heading', since: '0.1.0' },
];
