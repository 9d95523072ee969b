/**
 * Names that all objects inherit, or that change an object. A lookup in a record must not find these names as if they
 * were entries.
 */
export const hostileWords: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'Constructor',
  'TOSTRING',
  'prototype',
  'then',
  'length',
];
