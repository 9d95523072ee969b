import { styled as plain } from 'styled-components';

type Tag = (strings: TemplateStringsArray, ...values: readonly unknown[]) => object;

/** Text, numbers, and other styled components, which stand for their selector. */
const isConstant = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) ? value.every(isConstant) : Object.hasOwn(Object(value), 'styledComponentId'));

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join('') : String(value));

/** A template without anything between its strings. */
function filled(strings: TemplateStringsArray, values: readonly unknown[]): TemplateStringsArray {
  const text = strings.reduce((before, string, at) => before + textOf(values[at - 1]) + string);
  return Object.assign([text], { raw: [text] });
}

const taking = (tag: Tag): Tag =>
  new Proxy(tag, {
    apply: (target, _, [strings, ...values]: Parameters<Tag>) =>
      values.every(isConstant) ? target(filled(strings, values)) : target(strings, ...values),
  });

/**
 * `styled` of styled-components, for widgets that are rendered at every step of a user. styled-components puts the text
 * of a template together anew each time an element is rendered, and looks it up among those it knows: five thousand
 * characters for a grid. Here a template of tokens is put together once. Anything but constants in it is left to
 * styled-components.
 */
export const styled: typeof plain = new Proxy(plain, {
  apply: (target, _, [element]: [Parameters<typeof plain>[0]]) => taking(target(element) as unknown as Tag),
  get: (target, name) => {
    const tag: unknown = Reflect.get(target, name);
    return typeof tag === 'function' ? taking(tag as Tag) : tag;
  },
});
