/** Names that every object inherits, or that change one: no list may trip over them. */
export const hostileWords: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'Constructor',
  'TOSTRING',
  'prototype',
  'then',
  'length',
];
