import { occupationOf, occupationPath, occupationsMatching } from '@tuanbao/library/domain/occupation/occupationTree';
import { expect, it } from 'vitest';

import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';

it('knows leaves by code and no groups', () => {
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

it.each([
  { text: '0001001', first: '0001001', because: 'a whole code' },
  { text: '电焊工', first: '电焊工', because: 'a whole name' },
  { text: '00010', first: '0001001', because: 'the start of a code' },
])('finds $text first by $because', ({ text, first }) => {
  const [best] = occupationsMatching(occupations, text);
  expect([best?.code, best?.name]).toContain(first);
});

it('finds the leaves of a group that is named', () => {
  const found = occupationsMatching(occupations, '海洋渔业').map(({ code }) => code);
  expect(found).toContain('0202004');
});

it('finds nothing for an empty text', () => {
  expect(occupationsMatching(occupations, '  ')).toEqual([]);
});
