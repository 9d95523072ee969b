import { Mismatch } from './envelope.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Type of a documented field.
 * - `text`, `number`, `flag`, `list`, `object`: a JSON value of this type
 * - `code`: a text or a number, because the specification doesn't state the type of codes and amounts
 * - `any`: the field exists and has any value
 */
export type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'code' | 'any';

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  object: isObject,
  code: (value) => typeof value === 'string' || typeof value === 'number',
  any: () => true,
};

/** Returns the value as an object. @throws Mismatch when it isn't an object */
export function objectOf(what: string, value: unknown): Fields {
  if (!isObject(value)) throw new Mismatch(`${what} is no object`);
  return value;
}

/** Returns the value as a list. @throws Mismatch when it isn't a list */
export function listOf(what: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Mismatch(`${what} is no list`);
  return value;
}

/**
 * Returns the first entry of a list. @throws Mismatch when the value isn't a list, or its first entry isn't an object
 */
export function firstOf(what: string, value: unknown): Fields {
  const [first] = listOf(what, value);
  if (first === undefined) throw new Mismatch(`${what} is empty`);
  return objectOf(what, first);
}

/**
 * Returns a text field of an object. @throws Mismatch when the value isn't an object, or the field isn't a text or is
 * empty
 */
export function textOf(what: string, value: unknown, name: string): string {
  const text = objectOf(what, value)[name];
  if (typeof text !== 'string' || text === '') throw new Mismatch(`${what} has no ${name}`);
  return text;
}

/**
 * Checks all documented fields of a value, and returns the value as an object.
 * @throws Mismatch when the value isn't an object, or with the names of fields that are missing or have another type
 */
export function expectFields(what: string, value: unknown, documented: Readonly<Record<string, Kind>>): Fields {
  const fields = objectOf(what, value);
  const names = Object.entries(documented);
  const missing = names.filter(([name]) => fields[name] === undefined).map(([name]) => name);
  const others = names
    .filter(([name, kind]) => fields[name] !== undefined && !kinds[kind](fields[name]))
    .map(([name, kind]) => `${name} is no ${kind}`);
  const lacks = [...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []), ...others];
  if (lacks.length > 0) throw new Mismatch(`${what}: ${lacks.join('; ')}`);
  return fields;
}

/** @throws Mismatch with the text `otherwise` when the condition is false */
export function expectThat(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Mismatch(otherwise);
}
