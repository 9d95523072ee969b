/**
 * Names that all objects inherit, such names in another case, and names with a special meaning, such as `then`. A
 * lookup in a record must not find any of them as if it were an entry.
 */
export const hostileWords: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'Constructor',
  'TOSTRING',
  'prototype',
  'then',
  'length',
];
