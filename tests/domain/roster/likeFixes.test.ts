import { likeFixesOf, likeFixOf } from '@tuanbao/library/domain/roster/likeFixes';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { expect, it } from 'vitest';

import { rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../../stories/fixtures/rosters.ts';

const context: RosterContext = { ...rosterContext, schemes: twoSchemes };

/** Changes cells of a sample person, and returns the proposed fix for the person's first problem. */
function fixFor(cells: Partial<NewPerson>, surroundings = context) {
  const store = createRosterStore(surroundings, [{ ...samplePerson(1), ...cells }]);
  const person = store.personAt(0);
  const [problem] = store.problemsOf(person?.key ?? -1);
  const fix = person && problem ? likeFixOf(person, problem, surroundings) : null;
  return fix && { kind: fix.kind, [fix.field]: fix.person[fix.field] };
}
const { idNo, sex, birthday } = samplePerson(1);
const otherSex = sex === 'male' ? 'female' : 'male';
const legacy = idNo.slice(0, 6) + idNo.slice(8, 17);

it.each<[string, Partial<NewPerson>, object | null]>([
  ['spaces and full-width digits', { idNo: ` ${idNo.replace('3', '３')} ` }, { kind: 'notation', idNo }],
  ['sex against the number', { sex: otherSex }, { kind: 'fromNumber', sex }],
  ['no sex', { sex: '' }, { kind: 'fromNumber', sex }],
  ['birthday against the number', { birthday: '1990-01-01' }, { kind: 'fromNumber', birthday }],
  [
    'a date in another notation',
    { birthday: '1990.1.31', idType: 'passport', idNo: 'E12345678' },
    { kind: 'notation', birthday: '1990-01-31' },
  ],
  [
    'day before month',
    { birthday: '31/01/1990', idType: 'passport', idNo: 'E12345678' },
    { kind: 'dateOrder', birthday: '1990-01-31' },
  ],
  ['day or month first', { birthday: '05/01/1990', idType: 'passport', idNo: 'E12345678' }, null],
  ['type against the number', { idNo: 'H12345678' }, { kind: 'typeFromNumber', idType: 'hkMacauTaiwanPermit' }],
  ['an old number', { idNo: legacy }, { kind: 'longNumber', idNo }],
  ['spaces around a wrong number', { idNo: ` ${idNo.replace(/.$/, (last) => (last === '1' ? '2' : '1'))} ` }, null],
  ['a wrong check digit', { idNo: idNo.replace(/.$/, (last) => (last === '1' ? '2' : '1')) }, null],
  [
    'a class against the code',
    { occupationClass: '4' },
    { kind: 'fromOccupation', occupationClass: samplePerson(1).occupationClass },
  ],
  [
    'a code without its zero',
    { occupationCode: samplePerson(1).occupationCode.replace(/^0+/, '') },
    { kind: 'codeDigits', occupationCode: samplePerson(1).occupationCode },
  ],
  [
    'a name whose code is wrong',
    { occupationCode: '9999999', occupationName: '厂内叉车工', occupationClass: '', schemeId: 'field' },
    { kind: 'codeFromName', occupationCode: '0801010' },
  ],
  ['a name that no occupation has', { occupationCode: '9999999', occupationName: '打杂' }, null],
])('proposes what the row tells: %s', (_, cells, expected) => {
  expect(fixFor(cells)).toEqual(expected);
});

it('moves a person to the only scheme that covers the class', () => {
  const cells = { occupationCode: '0801010', occupationName: '厂内叉车工', occupationClass: '4' };
  expect(fixFor(cells)).toEqual({ kind: 'schemeThatCovers', schemeId: 'field' });
  const [office, field] = twoSchemes;
  if (!office || !field) throw new Error('two schemes expected');
  const schemes = [office, field, { ...field, id: 'third' }];
  expect(fixFor(cells, { ...context, schemes })).toBeNull();
});

it('does not propose a type that the product refuses', () => {
  expect(fixFor({ idNo: 'H12345678' }, { ...context, idTypes: ['idCard'] })).toBeNull();
});

const swapped = (person: NewPerson): NewPerson => ({ ...person, sex: person.sex === 'male' ? 'female' : 'male' });

it('corrects all persons with the same problem, in one step', () => {
  const store = createRosterStore(context, [
    ...sampleRoster(2),
    ...sampleRoster(5).slice(2).map(swapped),
    { ...samplePerson(9), birthday: '1990-01-01' },
  ]);
  const [like] = store.problemsOf(store.keyAt(2) ?? -1);
  if (!like) throw new Error('a problem expected');
  const fixes = likeFixesOf(store.persons(), store.problemsOf, like, 'fromNumber', context);
  expect(fixes).toHaveLength(3);
  store.change(fixes.map(({ person }) => person));
  expect(store.rowsWithProblems()).toEqual([5]);
  store.undo();
  expect(store.rowsWithProblems()).toEqual([2, 3, 4, 5]);
});
