import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { holderFactsOf } from '@tuanbao/library/domain/identity/personalId';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import { areSamePerson, duplicatePersonsIn } from '@tuanbao/library/domain/roster/duplicates';
import { normalisePerson } from '@tuanbao/library/domain/roster/normalisePerson';
import { emptyPerson, type NewPerson } from '@tuanbao/library/domain/roster/person';
import { endorsementRosterContextOf, rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { describe, expect, it, test } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();
const product = catalogue.productOf('70101')!;
const surroundings = {
  today: '2026-11-20',
  startDate: '2026-12-01',
  occupations: occupationTreeOf(catalogue.occupations),
  schemes: [],
};
const [order, endorsement] = [
  rosterContextOf(product, surroundings),
  endorsementRosterContextOf(product, surroundings),
];

/** The number is fictional: the area code 310199 was never assigned. */
const body = '31019920050315702';
const cardNumber = body + idCardCheckDigit(body);

const personWith = (idType: string, idNo: string): NewPerson => ({
  ...emptyPerson,
  name: '苏文曦',
  idType,
  idNo,
  sex: 'female',
  birthday: '2005-03-15',
  occupationCode: '0001001',
  occupationName: '公务员、职员（内勤）',
  occupationClass: '1',
});

const codesOf = (person: NewPerson, context: typeof order) => personProblems(person, context).map(({ code }) => code);

describe('the id types of the endorsement list', () => {
  test.each([
    ['householdRegister', cardNumber, ''],
    ['householdRegister', `${body}${idCardCheckDigit(body) === '0' ? '1' : '0'}`, 'E_ID_CHECKSUM'],
    ['householdRegister', 'A123456789', 'E_ID_LENGTH'],
    ['birthCertificate', 'U310199005', ''],
    ['birthCertificate', '310199005', 'E_ID_FORMAT'],
    ['birthCertificate', cardNumber, 'E_ID_FORMAT'],
    ['organisationCode', '12345678-8', ''],
    ['organisationCode', '12345678-9', 'E_ID_FORMAT'],
    ['hkMacauPermit', 'H12345678', ''],
    ['hkMacauPermit', '12345678', 'E_ID_FORMAT'],
  ])('%s %s: %s', (idType, idNo, code) => {
    expect(codesOf(personWith(idType, idNo), endorsement).join()).toBe(code);
  });

  it('are refused in a new order of the same product, and those only for orders are refused in an endorsement', () => {
    for (const [idType, idNo] of [
      ['householdRegister', cardNumber],
      ['birthCertificate', 'U310199005'],
    ] as const)
      expect(personProblems(personWith(idType, idNo), order)).toMatchObject([
        { path: 'idType', code: 'E_ID_TYPE', params: { isRefused: 1 } },
      ]);
    expect(codesOf(personWith('foreignerResidence', 'CHN310105031501'), endorsement)).toContain('E_ID_TYPE');
  });

  it('a household register contains birthday and sex, which determine the age; a birth certificate contains neither', () => {
    const told = { birthday: '2005-03-15', sex: 'female' };
    const filled = normalisePerson({ ...personWith('户口簿', cardNumber), sex: '', birthday: '' }, endorsement).person;
    const childBody = '31019920200315702';

    expect(holderFactsOf('householdRegister', cardNumber, '2026-11-20')).toMatchObject(told);
    expect(holderFactsOf('birthCertificate', 'U310199005', '2026-11-20')).toBeNull();
    expect(filled).toMatchObject({ idType: 'householdRegister', ...told });
    expect(
      codesOf(
        { ...personWith('householdRegister', childBody + idCardCheckDigit(childBody)), birthday: '2020-03-15' },
        endorsement,
      ),
    ).toEqual(['E_AGE']);
    expect(codesOf({ ...personWith('birthCertificate', 'U310199005'), birthday: '2020-03-15' }, endorsement)).toEqual([
      'E_AGE',
    ]);
  });

  it('lists are read with the words of their own context', () => {
    const read = (text: string, context: typeof order) =>
      normalisePerson(personWith(text, 'H12345678'), context).person.idType;

    expect([read('港澳通行证', order), read('港澳通行证', endorsement)]).toEqual([
      'hkMacauTaiwanPermit',
      'hkMacauPermit',
    ]);
    expect([read('出生医学证明', endorsement), read('组织机构代码证', endorsement)]).toEqual([
      'birthCertificate',
      'organisationCode',
    ]);
  });

  it('one document under two names is one person', () => {
    expect(areSamePerson(personWith('idCard', cardNumber), personWith('householdRegister', cardNumber))).toBe(true);
    expect(areSamePerson(personWith('idCard', cardNumber), personWith('birthCertificate', cardNumber))).toBe(false);
    expect([
      ...duplicatePersonsIn([
        { ...personWith('hkMacauTaiwanPermit', 'H12345678'), key: 1 },
        { ...personWith('hkMacauPermit', 'h12345678'), key: 2 },
      ]),
    ]).toEqual([[2, 1]]);
  });
});
