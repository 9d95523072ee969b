/** Markup in which every inserted value is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes a text, so that it can be inserted into markup as content or as the value of an attribute. */
export const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes.get(character) ?? character);

type Value = string | number | Html | readonly Html[];

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escaped(String(value));
};

/** Template tag for markup. It escapes every inserted value that isn't markup already. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? markupOf(values[index] ?? '') : '')).join(''));
