import type { JsonSchema } from '../../contract/wire/jsonSchema.ts';

/**
 * Removes from a value the fields that the schema doesn't declare. Changes the value itself, and returns the number of
 * removed fields.
 */
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
 * Creates the function that removes undeclared fields from a request. Outdated clients and clients of partners send
 * more fields than a call declares. The removal ensures that a codec sees only declared fields, and that an undeclared
 * field can't reach a service.
 */
export function droppingOf({ properties, items }: JsonSchema): Dropping {
  if (properties) {
    const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
    return ofObject(new Map(fields.map(([name, field]) => [name, droppingOf(field)])));
  }
  return items ? ofList(droppingOf(items as JsonSchema)) : nothing;
}
