import { isWellFormed } from '@tuanbao/library/domain/text/wellFormed';
import { expect, it } from 'vitest';

it.each([
  ['', true],
  ['团保 ABC', true],
  ['𠮷野', true],
  ['\ud842', false],
  ['a\udfb7b', false],
  ['\udfb7\ud842', false],
])('%j is well-formed Unicode: %s', (text, expected) => {
  expect(isWellFormed(text)).toBe(expected);
});
