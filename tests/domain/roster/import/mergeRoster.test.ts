import { mergeRoster } from '@tuanbao/library/domain/roster/import/mergeRoster';
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { samplePerson } from '../../../../stories/fixtures/rosters.ts';

const [first, second, third] = [samplePerson(0), samplePerson(1), samplePerson(2)];

it('changes nothing if the list equals the roster', () => {
  expect(mergeRoster([first, second], [second, first])).toEqual({
    persons: [first, second],
    updated: 0,
    added: 0,
    kept: [],
  });
});

it('adds persons who are only in the list, and removes no person', () => {
  const merged = mergeRoster([first, second], [third, second]);
  expect(merged.persons).toEqual([first, second, third]);
  expect(merged.added).toBe(1);
});

it('takes a corrected cell over if the roster still has the value of the last import', () => {
  const wrong = { ...first, name: '王纬' };
  expect(mergeRoster([wrong], [first], [wrong])).toMatchObject({ persons: [first], updated: 1, kept: [] });
});

it('keeps manual edits, and reports where the list differs', () => {
  const edited = { ...first, name: '王玮' };
  const merged = mergeRoster([second, edited], [{ ...first, name: '王卫' }], [first, second]);
  expect(merged).toEqual({
    persons: [second, edited],
    updated: 0,
    added: 0,
    kept: [{ position: 1, fields: ['name'] }],
  });
});

it('doesn’t report manual edits if the list has not changed there', () => {
  const edited = { ...first, name: '王玮' };
  expect(mergeRoster([edited], [first], [first])).toMatchObject({ persons: [edited], kept: [] });
});

it('treats every difference as a manual edit if no import is known', () => {
  expect(mergeRoster([{ ...first, name: '王玮' }], [first]).kept).toEqual([{ position: 0, fields: ['name'] }]);
});

it('fills empty cells and empties none', () => {
  const bare = { ...first, occupationName: '', birthday: '' };
  expect(mergeRoster([bare], [first]).persons).toEqual([first]);
  expect(mergeRoster([first], [bare]).persons).toEqual([first]);
});

it('finds a person by an old number of 15 digits and with a small x', () => {
  const legacy = { ...first, idNo: '110105491231002', name: '赵六' };
  const today = { ...first, idNo: '11010519491231002x', name: '赵六' };
  expect(mergeRoster([legacy], [today], [legacy])).toMatchObject({
    added: 0,
    persons: [{ idNo: '11010519491231002x' }],
  });
});

it('keeps the scheme that was assigned to a person', () => {
  expect(mergeRoster([{ ...first, schemeId: 'field' }], [first], [first]).persons[0]?.schemeId).toBe('field');
});

it('adds persons without a number and repeated persons, so that the user sees them', () => {
  const unnumbered = { ...second, idNo: '' };
  const merged = mergeRoster([first, unnumbered], [first, { ...first }, unnumbered]);
  expect(merged.persons).toEqual([first, unnumbered, first, unnumbered]);
});

it('is idempotent: the same list again changes nothing', () => {
  const person = record({ at: nat(5), name: constantFrom('王伟', '王玮', ''), code: constantFrom('0001001', '') }).map(
    ({ at, name, code }) => ({ ...samplePerson(at), name, occupationCode: code }),
  );
  const unique = array(person, { maxLength: 6 }).map((persons) => [
    ...new Map(persons.map((each) => [each.idNo, each])).values(),
  ]);
  assert(
    property(unique, unique, unique, (roster, list, lastImport) => {
      const once = mergeRoster(roster, list, lastImport);
      const again = mergeRoster(once.persons, list, list);
      expect(again.persons).toEqual(once.persons);
      expect(again.added).toBe(0);
    }),
  );
});

it('gives a person with a wrong number the corrected number of the list instead of adding a second person', () => {
  const wrong = { ...first, idNo: `${first.idNo.slice(0, 17)}Q`, birthday: '', sex: '', schemeId: 'field' };
  const merged = mergeRoster([wrong, second], [second, first], [wrong, second], (person) => person === wrong);
  expect(merged).toEqual({ persons: [{ ...first, schemeId: 'field' }, second], updated: 1, added: 0, kept: [] });
});

it('adds a person who differs in more than the document, who is listed together with the wrong number, or whose counterpart has a right number', () => {
  const wrong = { ...first, idNo: `${first.idNo.slice(0, 17)}Q` };
  const isWrong = (person: unknown) => person === wrong;
  expect(mergeRoster([wrong], [{ ...first, name: '王别人' }], [], isWrong).added).toBe(1);
  expect(mergeRoster([wrong], [wrong, first], [], isWrong).added).toBe(1);
  expect(mergeRoster([wrong], [first]).added).toBe(1);
});

it('gives each of two persons with the same name one number of the list', () => {
  const [one, other] = ['1', '2'].map((idNo) => ({ ...first, idNo }));
  const now = [
    first,
    {
      ...second,
      name: first.name,
      occupationCode: first.occupationCode,
      occupationName: first.occupationName,
      occupationClass: first.occupationClass,
    },
  ];
  const merged = mergeRoster([one!, other!], now, [], () => true);
  expect(merged.persons.map(({ idNo }) => idNo)).toEqual([first.idNo, second.idNo]);
});

it('takes the social security of the list over together with a corrected number, and keeps it if the user edited it', () => {
  const wrong = { ...first, idNo: '1', socialSecurity: '' };
  const edited = { ...wrong, socialSecurity: '2' };
  const now = { ...first, socialSecurity: '1' };
  expect(mergeRoster([wrong], [now], [], () => true)).toMatchObject({ persons: [now], updated: 1, kept: [] });
  expect(mergeRoster([edited], [now], [wrong], () => true)).toMatchObject({
    persons: [{ ...now, socialSecurity: '2' }],
    kept: [{ position: 0, fields: ['socialSecurity'] }],
  });
});
