import {
  authorisationLacks,
  authorisationLooks,
  isSeal,
  namesGroup,
} from '@tuanbao/library/domain/recognition/authorisationReading';
import { describe, expect, test } from 'vitest';

import { printed } from './printed.ts';

const name = '远山精密机械有限公司';
const lines = [
  printed(300, 100, '授权委托书'),
  printed(100, 300, `投保单位：${name}`),
  printed(100, 400, '兹授权宋知远办理投保'),
];
const red = { share: 0.003, shape: 1 };
const letter = { lines, again: new Map(), red };

describe('a photographed authorisation letter', () => {
  test('that authorises, names the group and is stamped has no missing part', () => {
    expect(authorisationLacks(letter, name)).toEqual([]);
  });

  test('reports each missing part', () => {
    expect(authorisationLacks({ ...letter, red: null }, name)).toEqual(['seal']);
    expect(authorisationLacks(letter, '远山精密机械股份有限公司')).toEqual(['groupName']);
    expect(authorisationLacks({ ...letter, lines: [printed(0, 0, name)] }, name)).toEqual(['authorisation']);
  });

  test('may show the name only at the second reading of a line', () => {
    const misread = [lines[0]!, printed(100, 300, '投保单位：远山精密机槭有限公司'), lines[2]!];
    const again = new Map([['line1', { text: `投保单位：${name}`, confidence: 80, weakest: 70 }]]);
    expect(authorisationLooks(misread).map(({ id }) => id)).toEqual(['line0', 'line1', 'line2']);
    expect(authorisationLacks({ lines: misread, again, red }, name)).toEqual([]);
  });
});

describe('a name in a text', () => {
  test.each([
    ['after a word that ends in 位', `投保单位${name}`, true],
    ['with spaces and other brackets', '远山 (云州) 有限公司', false],
    ['within a longer name', `大${name}`, false],
    ['as the head office of a branch', `${name}云州分公司`, false],
    ['with one character changed', '远山精密机槭有限公司', false],
    ['at the beginning', `${name}授权`, true],
    ['in a line of its own', `云州\n${name}\n授权`, true],
    ['over two lines', '投保单位：远山精密\n机械有限公司', true],
  ])('%s', (_, text, isNamed) => {
    expect(namesGroup(text, name)).toBe(isNamed);
  });

  test('is found with brackets of another width', () => {
    expect(namesGroup('单位：远山(云州)有限公司', '远山（云州）有限公司')).toBe(true);
  });
});

test('a seal is enough red, about as wide as high', () => {
  expect(isSeal({ share: 0.002, shape: 1.1 })).toBe(true);
  expect(isSeal({ share: 0.0002, shape: 1 })).toBe(false);
  expect(isSeal({ share: 0.01, shape: 6 })).toBe(false);
});
