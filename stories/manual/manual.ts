/** A part of a component or widget. Users see the part, and tests can find it. */
export interface AnatomyPart {
  readonly name: string;
  readonly chinese: string;
  /**
   * CSS selector of the part: its role, or an attribute. Tests of embedders may use an attribute that is named here. A
   * part in an overlay isn't inside the element that opens the overlay.
   */
  readonly find: string;
  /** What the part does, in one sentence without a full stop. */
  readonly does: string;
  readonly doesInChinese: string;
  /** Selector of the control that shows the part when it is pressed. @default the part is always shown */
  readonly shownBy?: string;
}

/**
 * The texts for a pair of pictures: the reason why the first picture shows a good use, and why the second shows a bad
 * use.
 */
interface PictureWords {
  readonly good: string;
  readonly goodInChinese: string;
  readonly bad: string;
  readonly badInChinese: string;
}

/**
 * The hand-written part of the manual page of a component or widget. The rest of the page is generated from the code.
 */
export interface Manual {
  /** The purpose of the component or widget, in one sentence. */
  readonly purpose: string;
  /** Name and purpose in Chinese. */
  readonly chinese: { readonly name: string; readonly purpose: string };
  /** Other words, Chinese and English, with which a user may search for the component or widget. */
  readonly synonyms: readonly string[];
  /** Situations in which the component or widget is the right choice. */
  readonly goodFor: readonly string[];
  /**
   * Situations in which another component is better. Each entry names that component and the situation. A name in
   * backticks becomes a link.
   */
  readonly insteadOf: readonly (readonly [use: string, when: string])[];
  /** Keys and their effects. They were checked against the code. Empty if the component doesn't react to keys. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Roles, names, links and announcements, one sentence each. */
  readonly accessibility: readonly string[];
  /** The parts of the example, in the order of their numbers. @default the page has no anatomy */
  readonly anatomy?: readonly AnatomyPart[];
  /** Words for each pair of pictures in `pictures.tsx`. @default the page has no pictures of good and bad use */
  readonly pictures?: readonly PictureWords[];
  /**
   * Set for stories that cover the page, such as dialogs and messages. Each story is then shown in a separate frame
   * with this height in CSS pixels.
   */
  readonly frameHeight?: number;
}
