/** What a person writes about a component or widget; everything else on its page is read from the code. */
export interface Manual {
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** Situations in which it is the right choice. */
  readonly goodFor: readonly string[];
  /** Situations in which something else is: what to take instead, and when. A name in backticks becomes a link. */
  readonly insteadOf: readonly (readonly [use: string, when: string])[];
  /** What the keyboard does, checked against the code; empty where nothing can be operated. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Roles, names, links and announcements, one sentence each. */
  readonly accessibility: readonly string[];
  /** Height in CSS pixels of a frame for each story, where stories cover the page: dialogs, messages. */
  readonly frameHeight?: number;
}
