/**
 * Converts a value to its wire form and back. The names and codes of the wire are used in codecs and nowhere else. The
 * types of wire forms come from the schemas in the same folder (`*.schema.ts`).
 */
export interface Codec<Value, Wire = unknown> {
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
}
