import type { JsonSchema } from '../../contract/wire/jsonSchema.ts';

/** Takes away what a schema doesn't name, in place; gives back how many fields those were. */
type Dropping = (value: unknown) => number;

const nothing: Dropping = () => 0;

function ofObject(fields: ReadonlyMap<string, Dropping>): Dropping {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
    let dropped = 0;
    for (const [name, field] of Object.entries(value)) {
      const dropIn = fields.get(name);
      if (dropIn) dropped += dropIn(field);
      else if (Reflect.deleteProperty(value, name)) dropped += 1;
    }
    return dropped;
  };
}

const ofList =
  (dropIn: Dropping): Dropping =>
  (value) =>
    Array.isArray(value) ? value.reduce<number>((dropped, entry) => dropped + dropIn(entry), 0) : 0;

/**
 * A function that takes unknown fields of a request away: old and foreign clients send more than a call asks for. Everything that
 * goes on to a codec is a declared field, so that nothing undeclared can reach a service.
 */
export function droppingOf({ properties, items }: JsonSchema): Dropping {
  if (properties) {
    const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
    return ofObject(new Map(fields.map(([name, field]) => [name, droppingOf(field)])));
  }
  return items ? ofList(droppingOf(items as JsonSchema)) : nothing;
}
