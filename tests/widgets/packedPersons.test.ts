import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { personFields } from '../../library/src/domain/roster/person.ts';
import { mostPacked, packedPersons, unpackedPersons } from '../../library/src/widgets/RosterImport/packedPersons.ts';

const text = fc.oneof(fc.constantFrom('', 'male', 'idCard', '保洁员'), fc.string({ unit: 'grapheme', maxLength: 12 }));
const person = fc.record({
  name: text,
  idType: text,
  idNo: text,
  sex: text,
  birthday: text,
  occupationCode: text,
  occupationName: text,
  occupationClass: text,
  socialSecurity: text,
  schemeId: text,
});

test('persons are transferred unchanged, except for one character that no list contains', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 40 }), (persons) => {
      const expected = persons.map((each) =>
        Object.fromEntries(personFields.map((field) => [field, each[field].replaceAll('\u0000', '')])),
      );
      expect(unpackedPersons(packedPersons(persons))).toEqual(expected);
    }),
  );
});

test('a full part of completely different persons is transferred', () => {
  const persons = Array.from({ length: mostPacked }, (_, at) => ({
    name: `n${at}`,
    idType: `t${at}`,
    idNo: `i${at}`,
    sex: `s${at}`,
    birthday: `b${at}`,
    occupationCode: `c${at}`,
    occupationName: `o${at}`,
    occupationClass: `k${at}`,
    socialSecurity: '',
    schemeId: `g${at}`,
  }));
  expect(unpackedPersons(packedPersons(persons))).toEqual(persons);
});
