/** A token that has a better name now. */
export interface RenamedToken {
  readonly old: string;
  readonly new: string;
  /** The version of this package that renamed it; the old name may go with the next major one. */
  readonly since: string;
}

/** Old names that go on working: the variable points to the new one, the typed reference is marked `@deprecated`. */
export const renamedTokens: readonly RenamedToken[] = [
  { old: 'font.line.tight', new: 'font.line-height.tight', since: '0.1.0' },
  { old: 'font.line.normal', new: 'font.line-height.normal', since: '0.1.0' },
  { old: 'font.size.lead', new: 'font.size.heading', since: '0.1.0' },
];
