/**
 * Converts a value to the wire's spelling and back. Wire spellings are written in codecs and nowhere else. Their types
 * come from the schemas in the same folder (`*.schema.ts`).
 */
export interface Codec<Value, Wire = unknown> {
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
}
