/**
 * Converts a value to its wire form and back, so that rules and services don't use the codes of the wire. The types of
 * wire forms come from the schemas (`*.schema.ts`).
 */
export interface Codec<Value, Wire = unknown> {
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
}
