/** The hand-written part of a component's or widget's page. The rest of the page is read from the code. */
export interface Manual {
  /** The purpose of the component or widget, in one sentence. */
  readonly purpose: string;
  /** Situations in which it is the right choice. */
  readonly goodFor: readonly string[];
  /**
   * Situations in which something else is better: what to use instead, and when. A name in backticks becomes a link.
   */
  readonly insteadOf: readonly (readonly [use: string, when: string])[];
  /** Keys and their effects, checked against the code. Empty when there is nothing to operate. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Roles, names, links and announcements, one sentence each. */
  readonly accessibility: readonly string[];
  /**
   * Height in CSS pixels of a separate frame for each story. Set for stories that cover the page, such as dialogs and
   * messages.
   */
  readonly frameHeight?: number;
}
