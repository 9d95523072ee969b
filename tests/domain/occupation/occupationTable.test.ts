import { occupationTableOf } from '@tuanbao/library/domain/occupation/occupationTable';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { expect, it } from 'vitest';

import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';

const namesOf = (...args: Parameters<typeof occupationTableOf>) => occupationTableOf(...args).map(({ name }) => name);

it('has every occupation with its groups and the class that it has in the product', () => {
  const entries = occupationTableOf(someOccupations, classes1To4);
  expect(entries).toHaveLength(7);
  expect(entries.find(({ name }) => name === '车床工')).toEqual({
    code: '0502001',
    name: '车床工',
    groups: ['制造业', '机械制造'],
    occupationClass: 2,
    refusal: null,
  });
});

it('tells why an occupation is refused, and shows accepted and refused ones apart', () => {
  const refused = occupationTableOf(someOccupations, classes1To4, '', 'refused');
  expect(refused.map(({ refusal }) => refusal)).toEqual(['classNotCovered', 'declined', 'declined']);
  expect(namesOf(someOccupations, classes1To4, '', 'accepted')).toEqual([
    '公务员、职员（内勤）',
    '外勤业务人员',
    '车床工',
    '焊工',
  ]);
});

it.each([['焊'], ['0502002']])('finds an occupation by %s', (text) => {
  expect(namesOf(someOccupations, classes1To4, text)[0]).toBe('焊工');
});

it('finds an occupation by pinyin', () => {
  expect(namesOf(occupations, classes1To4, 'dianhangong')).toContain('电焊工');
});

it('finds nothing for a text that no occupation has', () => {
  expect(namesOf(someOccupations, classes1To4, '宇航员')).toEqual([]);
});
