import { ageOfPerson } from '@tuanbao/library/domain/roster/ageOfPerson';
import { asksForReview } from '@tuanbao/library/domain/roster/asksForReview';
import { personWithCells, personWithout } from '@tuanbao/library/domain/roster/changeCells';
import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import { editedPerson } from '@tuanbao/library/domain/roster/editPerson';
import { emptyPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { sortedKeys } from '@tuanbao/library/domain/roster/sortedKeys';
import { describe, expect, it } from 'vitest';

import { rosterContext, samplePerson } from '../../../stories/fixtures/rosters.ts';

const blank: Person = { ...emptyPerson, schemeId: 'office', key: 1 };
const sample: Person = { ...samplePerson(0), key: 1 };

describe('document type', () => {
  it.each([
    ['E12345678', 'passport'],
    ['H1234567801', 'hkMacauTaiwanPermit'],
    ['军字第1234567号', 'officerCertificate'],
    ['11010519491231002X', 'idCard'],
    ['12345678', 'idCard'],
  ])('follows a number that can only have one type: %s', (number, type) => {
    expect(editedPerson(blank, 'idNo', number, rosterContext).idType).toBe(type);
  });

  it('stays if the number may have it, or if the product refuses the other', () => {
    const other: Person = { ...blank, idType: 'other' };
    expect(editedPerson(other, 'idNo', 'E12345678', rosterContext).idType).toBe('other');
    const cardsOnly = { ...rosterContext, idTypes: ['idCard'] as const };
    expect(editedPerson(blank, 'idNo', 'E12345678', cardsOnly).idType).toBe('idCard');
  });

  it('is the one given together with the number', () => {
    const cells = { idType: '其他', idNo: 'E12345678' };
    expect(personWithCells(blank, cells, rosterContext)).toMatchObject({ idType: 'other', idNo: 'E12345678' });
  });
});

const numbered = (idNo: string) => editedPerson(blank, 'idNo', idNo, rosterContext);

describe('birthday and sex', () => {
  it.each([
    ['18', '11010519491231002X', '110105195012310029', '1950-12-31'],
    ['15', '110105491231002', '110105501231002', '1950-12-31'],
  ])('follow a corrected number of %s', (_, wrong, right, birthday) => {
    expect(editedPerson(numbered(wrong), 'idNo', right, rosterContext)).toMatchObject({ birthday, sex: 'female' });
  });

  it('follow the last digit of a number of 15', () => {
    expect(numbered('110105491231002').sex).toBe('female');
    const corrected = editedPerson(numbered('110105491231002'), 'idNo', '110105491231003', rosterContext);
    expect(corrected).toMatchObject({ birthday: '1949-12-31', sex: 'male' });
  });

  it('stay if they were stated differently', () => {
    const stated: Person = { ...numbered('110105491231002'), birthday: '1960-01-01', sex: 'male' };
    const corrected = editedPerson(stated, 'idNo', '110105501231002', rosterContext);
    expect(corrected).toMatchObject({ birthday: '1960-01-01', sex: 'male' });
  });
});

const born = (birthday: string) => ageOfPerson({ idType: 'passport', idNo: '', birthday }, rosterContext);

describe('age', () => {
  it('is calculated for the first day of cover, including the birthday', () => {
    expect([born('1990-12-01'), born('1990-12-02'), born('2027-01-01'), born('一九九〇')]).toEqual([
      36,
      35,
      null,
      null,
    ]);
  });

  it('uses the number if it contains the birthday', () => {
    expect(ageOfPerson({ ...sample, birthday: '2020-01-01' }, rosterContext)).toBe(60);
  });
});

it('empties cells but never takes a person out of the scheme', () => {
  expect(personWithout(sample, ['name', 'schemeId'])).toEqual({ ...sample, name: '' });
  expect(personWithout(blank, ['name'])).toBe(blank);
});

it('sorts Chinese by pinyin and numbers by size, empty cells last, equal ones in their old order', () => {
  const texts = ['赵', '', '李', '王', '李', '10', '9'];
  const sorted = (direction: 'ascending' | 'descending') =>
    sortedKeys([0, 1, 2, 3, 4, 5, 6], (key) => texts[key] ?? '', direction);
  expect(sorted('ascending')).toEqual([6, 5, 2, 4, 3, 0, 1]);
  expect(sorted('descending')).toEqual([0, 3, 2, 4, 5, 6, 1]);
});

const ascending = (texts: readonly string[]) =>
  sortedKeys(
    texts.map((_, key) => key),
    (key) => texts[key] ?? '',
    'ascending',
  ).map((key) => texts[key]);

it('sorts a column of amounts by size and one of document numbers and codes by their characters', () => {
  expect(ascending(['36', '9', '', '101'])).toEqual(['9', '36', '101', '']);
  expect(ascending(['31019919911028101X', '310199199110281028', '110105194912310021'])).toEqual([
    '110105194912310021',
    '31019919911028101X',
    '310199199110281028',
  ]);
});

const reviewed = (person: Person) =>
  personProblems(person, rosterContext)
    .filter(asksForReview)
    .map(({ code, path }) => `${path} ${code}`);

describe('a name of an occupation over a row that has a code', () => {
  const forklift = { occupationCode: '0801010', occupationName: '厂内叉车工', occupationClass: '4' };
  const own = { occupationCode: sample.occupationCode, occupationClass: sample.occupationClass };
  it('gets the code and class of the only occupation with this name, typed or pasted', () => {
    const typed = editedPerson(sample, 'occupationName', '厂内叉车工', rosterContext);
    expect(typed).toEqual({ ...sample, ...forklift });
    expect(personWithCells(sample, { occupationName: '厂内叉车工' }, rosterContext)).toEqual(typed);
    expect(reviewed(typed)).toEqual([]);
  });

  it.each(['电焊工', '打杂'])('keeps the code if several or none have it, and shows a warning: %s', (name) => {
    const typed = editedPerson(sample, 'occupationName', name, rosterContext);
    expect(typed).toEqual({ ...sample, occupationName: name });
    expect(reviewed(typed)).toEqual(['occupationName W_OCC_NAME_MISMATCH']);
  });

  it('is distinguished from occupations with the same name by the given class', () => {
    const pasted = personWithCells(sample, { occupationName: '电焊工', occupationClass: '4' }, rosterContext);
    expect(pasted).toMatchObject({ occupationCode: '0802007', occupationName: '电焊工', occupationClass: '4' });
  });

  it('keeps a given class that differs, which is a problem', () => {
    const pasted = personWithCells(sample, { occupationName: '厂内叉车工', occupationClass: '1' }, rosterContext);
    expect(pasted).toEqual({ ...sample, ...forklift, occupationClass: '1' });
    expect(reviewed(pasted)).toEqual(['occupationClass E_OCC_CLASS_MISMATCH']);
  });

  it('stays beside a given code, and a difference between both is reported', () => {
    const given = { occupationCode: '0001001', occupationName: '厂内叉车工' };
    const pasted = personWithCells({ ...sample, ...forklift }, given, rosterContext);
    expect(pasted).toEqual({ ...sample, ...own, ...given });
    expect(reviewed(pasted)).toEqual(['occupationName W_OCC_NAME_MISMATCH']);
  });

  it('may be emptied', () => {
    const typed = editedPerson(sample, 'occupationName', '', rosterContext);
    expect(typed).toEqual({ ...sample, occupationName: '' });
  });
});
