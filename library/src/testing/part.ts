/** A file that a test chooses. */
export interface TestFile {
  readonly name: string;
  /** Media type, for example `text/csv`. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The roles by which the page objects find elements. */
export type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'gridcell'
  | 'listbox'
  | 'option'
  | 'radio'
  | 'tab'
  | 'textbox';

/**
 * A part of the page. Each action searches for the element again and waits until the element exists. Testing Library
 * and Playwright each have an implementation of this interface, so that the page objects are written once.
 */
export interface Part {
  /**
   * The element with a role and, if given, a name, inside of this part.
   * @param index index among the matching elements, from 0. @default 0
   */
  find(role: Role, name?: string | RegExp, index?: number): Part;
  /** The element that a CSS selector finds inside of this part. */
  locate(selector: string): Part;
  /** The whole page. It contains the overlays, which are rendered outside of the widget that opens them. */
  page(): Part;
  click(): Promise<void>;
  doubleClick(): Promise<void>;
  /** Ticks or clears a checkbox, or chooses a radio button. */
  toggle(): Promise<void>;
  /** Replaces the text of a text field. */
  fill(text: string): Promise<void>;
  /** Presses a key: `Enter`, `Escape`, `Tab`. */
  press(key: string): Promise<void>;
  /** Chooses the option with this label in a native select. */
  choose(label: string): Promise<void>;
  upload(file: TestFile): Promise<void>;
  text(): Promise<string>;
  attribute(name: string): Promise<string | null>;
  isChecked(): Promise<boolean>;
  /** Texts of all elements that have a role and are inside of this part, in the order of the document. Doesn't wait. */
  texts(role: Role): Promise<readonly string[]>;
  /** Waits until the part contains a text. @throws when the text doesn't appear */
  shows(text: string): Promise<void>;
  /** Waits until the element doesn't exist or is hidden. @throws when the element stays visible */
  gone(): Promise<void>;
}
