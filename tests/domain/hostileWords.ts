/** Names that all objects inherit, or that change an object. No list of names may mistake them for its own entries. */
export const hostileWords: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'Constructor',
  'TOSTRING',
  'prototype',
  'then',
  'length',
];
