import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import { editedPerson } from '@tuanbao/library/domain/roster/editPerson';
import { createHeadCounter } from '@tuanbao/library/domain/roster/headCounts';
import { normaliseCell, normalisePerson } from '@tuanbao/library/domain/roster/normalisePerson';
import { emptyPerson, type NewPerson, personFields } from '@tuanbao/library/domain/roster/person';
import { isAsked } from '@tuanbao/library/domain/roster/rosterContext';
import { rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';
import { rosterContext, samplePerson } from '../../../stories/fixtures/rosters.ts';

const impossible = [
  'NaN',
  'Infinity',
  '-1',
  '1e308',
  '2026-02-30',
  '\uD800',
  '\uDC00\uD800',
  '1\u00002',
  '=1+1',
  '__proto__',
  'constructor',
  '🙂',
];
const endless = 'x'.repeat(100_000);
const person: NewPerson = samplePerson(0);

describe.each([...impossible, endless].map((text) => ({ text, shown: JSON.stringify(text.slice(0, 12)) })))(
  'a row in which every cell is $shown',
  ({ text }) => {
    it.each(personFields.filter((field) => field !== 'schemeId' && isAsked(field, rosterContext)))(
      '%s is a problem, not a wrong answer',
      (field) => {
        const { person: kept } = normalisePerson({ ...person, [field]: text }, rosterContext);
        const problems = personProblems(kept, rosterContext);
        // The name follows from the occupation's code, so a wrong name is only a warning.
        const isNoMatter = field === 'occupationName';
        expect(problems.some(({ severity }) => severity === (isNoMatter ? 'warning' : 'error'))).toBe(true);
      },
    );

    it('keeps what it cannot read', () => {
      for (const field of personFields) expect(typeof normaliseCell(field, text).text).toBe('string');
      const all = Object.fromEntries(personFields.map((field) => [field, text]));
      const { person: kept } = normalisePerson({ ...emptyPerson, ...all }, rosterContext);
      expect(personProblems(kept, rosterContext).length).toBeGreaterThan(4);
      expect(editedPerson({ ...person, key: 1 }, 'idNo', text, rosterContext).key).toBe(1);
    });

    it('counts no head in an invalid class', () => {
      const odd = { ...emptyPerson, key: 1, occupationClass: text };
      const heads = createHeadCounter();
      heads.count(odd, rosterContext, 1);
      expect(heads.counts().get('')).toEqual({
        total: 1,
        byClass: [0, 0, 0, 0, 0, 0],
        unclassed: 1,
      });
    });
  },
);

it.each(['2026-02-30', '', 'NaN', '\uD800', '2026-2-3', endless])('refuses to calculate ages on %.12s', (day) => {
  const [product] = loadCatalogue().products;
  if (!product) throw new Error('the catalogue is empty');
  const days = { today: '2026-11-20', startDate: '2026-12-01', occupations, schemes: [] };
  expect(() => rosterContextOf(product, { ...days, startDate: day })).toThrow(RangeError);
  expect(() => rosterContextOf(product, { ...days, today: day })).toThrow(RangeError);
  expect(() => rosterContextOf(product, { ...days, orderCreatedOn: day })).toThrow(RangeError);
});
