/**
 * How a value travels: to the wire's spelling and back. Wire spellings live in codecs and nowhere else; their types are
 * those of the schemas beside them (`*.schema.ts`).
 */
export interface Codec<Value, Wire = unknown> {
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
}
