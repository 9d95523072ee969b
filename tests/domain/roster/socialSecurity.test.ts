import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import { habitsAfter } from '@tuanbao/library/domain/roster/import/habits';
import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { fieldOfCaption } from '@tuanbao/library/domain/roster/import/rosterCaptions';
import { emptyPerson, type NewPerson } from '@tuanbao/library/domain/roster/person';
import { rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { expect, it, test } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { readDelimitedText } from '../../../library/src/spreadsheet/delimitedText.ts';
import { newcomer } from '../../setup/endorsedPolicy.ts';

const catalogue = loadCatalogue();
const contextOf = (productId: string) =>
  rosterContextOf(catalogue.productOf(productId)!, {
    today: '2026-11-20',
    startDate: '2026-12-01',
    occupations: occupationTreeOf(catalogue.occupations),
    schemes: [],
  });
const [asking, silent] = [contextOf('80124'), contextOf('70101')];

const codesOf = (person: NewPerson, context = asking) =>
  personProblems(person, context).map(({ path, code }) => `${path} ${code}`);

test('a product that asks needs with or without; another product asks for neither', () => {
  expect(codesOf(newcomer(1))).toEqual(['socialSecurity E_REQUIRED']);
  expect(codesOf(newcomer(1, { socialSecurity: '也许' }))).toEqual(['socialSecurity E_SOCIAL_SECURITY']);
  expect(codesOf(newcomer(1, { socialSecurity: 'with' }))).toEqual([]);
  expect(codesOf(newcomer(1, { socialSecurity: 'without' }))).toEqual([]);
  expect(codesOf(newcomer(1), silent)).toEqual([]);
});

it.each(['社保', '有无社保', '是否有社保', 'Social security'])('is read from the column %s', (caption) => {
  expect(fieldOfCaption(caption)).toBe('socialSecurity');
});

test('a choice for all persons is used if the list has none, and is not remembered for other lists', () => {
  const { name, idNo, occupationCode } = newcomer(1);
  const fields = ['name', 'idNo', 'occupationCode', 'socialSecurity'] as const;
  const columns = fields.map((field, index) => ({ index, caption: field, field }));
  const words = { socialSecurity: { '': 'with', 无保: 'without' } };
  const said = ['', '无社保', '无保'].map((word) => [name, idNo, occupationCode, word].join(','));
  const sheet = readDelimitedText(['姓名,证件号码,职业代码,社保', ...said].join('\n'));
  const read = (header: typeof columns, context = asking) =>
    personsOfSheet(sheet, { row: 0, columns: header }, context, words);

  const whole = read(columns);
  expect(whole.persons.map(({ socialSecurity }) => socialSecurity)).toEqual(['with', 'without', 'without']);
  expect(whole.explainedWords).toEqual([{ field: 'socialSecurity', text: '无保', count: 1 }]);
  expect(read(columns.slice(0, 3)).persons.map(({ socialSecurity }) => socialSecurity)).toEqual([
    'with',
    'with',
    'with',
  ]);
  expect(new Set(read(columns, silent).persons.map(({ socialSecurity }) => socialSecurity))).toEqual(new Set(['']));
  expect(habitsAfter(null, columns, words).words.socialSecurity).toEqual({ 无保: 'without' });
});

test('a list is read by its words and codes; the column is left out if the product does not request it', () => {
  const { name, idNo, occupationCode } = newcomer(1);
  const said = ['有社保', '无社保', '1', '0', '是', '无', '也许'];
  const text = ['姓名,证件号码,职业代码,社保', ...said.map((word) => [name, idNo, occupationCode, word].join(','))];
  const sheet = readDelimitedText(text.join('\n'));
  const columns = ['name', 'idNo', 'occupationCode', 'socialSecurity'].map((field, index) => ({
    index,
    caption: field,
    field: field as keyof typeof emptyPerson,
  }));
  const read = (context: typeof asking) =>
    personsOfSheet(sheet, { row: 0, columns }, context).persons.map(({ socialSecurity }) => socialSecurity);

  expect(read(asking)).toEqual(['with', 'without', 'with', 'without', 'with', 'without', '也许']);
  expect(new Set(read(silent))).toEqual(new Set(['']));
});
