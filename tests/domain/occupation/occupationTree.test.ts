import {
  occupationNamed,
  occupationOf,
  occupationPath,
  occupationTreeOf,
} from '@tuanbao/library/domain/occupation/occupationTree';
import { describe, expect, it } from 'vitest';

import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';

it('finds leaves by code, and no groups', () => {
  expect(occupationOf(occupations, '0001001')).toMatchObject({ name: '公务员、职员（内勤）', class: 1 });
  expect(occupationOf(occupations, '0001')).toBeNull();
  expect(occupationOf(occupations, '0000000')).toBeNull();
});

it('gives an occupation that is never insured no class', () => {
  expect(occupationOf(occupations, '0202004')).toMatchObject({ class: null, isDeclined: true });
});

it('names the groups above a leaf from the top', () => {
  expect(occupationPath(occupations, '0001001').map(({ code }) => code)).toEqual(['00', '0001', '0001001']);
});

it('has a reading for every word of an occupation', () => {
  expect(occupations.words.get('1801001')?.slice(0, 3)).toEqual([
    { text: '保姆、月嫂', syllables: ['bao', 'mu', 'yue', 'sao'] },
    { text: '保姆', syllables: ['bao', 'mu'] },
    { text: '月嫂', syllables: ['yue', 'sao'] },
  ]);
  for (const words of occupations.words.values())
    for (const { text, syllables } of words) {
      expect(text).not.toBe('');
      for (const syllable of syllables) expect(syllable).toMatch(/^[a-z0-9.]+$/);
    }
});

it('accepts invalid rows without an error', () => {
  const tree = occupationTreeOf([{ code: '9', name: '\uD800', parent: '9', level: NaN, class: Infinity }]);
  expect(occupationOf(tree, '9')).toBeNull();
  expect(occupationOf(tree, '\uD800')).toBeNull();
});

const row = (code: string, name: string, occupationClass: number) => ({
  code,
  name,
  level: 1,
  class: occupationClass,
});

describe('an occupation found by its name', () => {
  const tree = occupationTreeOf([row('1', '司机', 3), row('2', '司机', 4), row('3', '司机', 4), row('4', '会计', 1)]);

  it('is the only one with the name, whatever class is stated', () => {
    expect(occupationNamed(tree, '会计', '')?.code).toBe('4');
    expect(occupationNamed(tree, '会计', '2')?.code).toBe('4');
  });

  it('is the one with the stated class where several have the name', () => {
    expect(occupationNamed(tree, '司机', '3')?.code).toBe('1');
  });

  it('is left open where several fit, and where none does', () => {
    expect(occupationNamed(tree, '司机', '')).toBeUndefined();
    expect(occupationNamed(tree, '司机', '4')).toBeUndefined();
    expect(occupationNamed(tree, '飞行员', '4')).toBeUndefined();
  });
});
