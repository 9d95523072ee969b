import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { rosterProblemMessages, rosterProblemText } from '@tuanbao/library/i18n/rosterProblems.messages';
import { expect, it } from 'vitest';

import { rosterContext, samplePerson, twoSchemes } from '../../../stories/fixtures/rosters.ts';

const person = samplePerson(0);
const passport: NewPerson = { ...person, idType: 'passport', idNo: 'E12345678' };
const codes = (changes: Partial<NewPerson>, context: Partial<RosterContext> = {}) =>
  personProblems({ ...person, ...changes }, { ...rosterContext, ...context }).map(
    ({ code, path }) => `${path} ${code}`,
  );

it('finds no problem in a valid person', () => {
  expect(codes({})).toEqual([]);
});

it.each<{ because: string; changes: Partial<NewPerson>; found: readonly string[] }>([
  { because: 'no name', changes: { name: '' }, found: ['name E_REQUIRED'] },
  { because: 'a name in letters on an id card', changes: { name: 'SHE' }, found: ['name E_NAME'] },
  { because: 'an unknown id type', changes: { idType: '学生证' }, found: ['idType E_ID_TYPE'] },
  { because: 'no number', changes: { idNo: '' }, found: ['idNo E_REQUIRED'] },
  {
    because: 'another sex',
    changes: { sex: person.sex === 'male' ? 'female' : 'male' },
    found: ['sex E_SEX_MISMATCH'],
  },
  { because: 'no such sex', changes: { sex: '未知' }, found: ['sex E_SEX'] },
  { because: 'another birthday', changes: { birthday: '1990-01-01' }, found: ['birthday E_BIRTHDAY_MISMATCH'] },
  { because: 'no such day', changes: { birthday: '1990-02-30' }, found: ['birthday E_DATE'] },
  { because: 'a day to come', changes: { birthday: '2026-11-21' }, found: ['birthday E_DATE'] },
  { because: 'an unknown occupation', changes: { occupationCode: '9999999' }, found: ['occupationCode E_OCC_UNKNOWN'] },
  {
    because: 'no occupation',
    changes: { occupationCode: '', occupationName: '', occupationClass: '' },
    found: ['occupationCode E_REQUIRED'],
  },
  { because: 'class 7', changes: { occupationClass: '7' }, found: ['occupationClass E_OCC_CLASS'] },
  { because: 'another class', changes: { occupationClass: '3' }, found: ['occupationClass E_OCC_CLASS_MISMATCH'] },
])('$because: $found', ({ changes, found }) => {
  expect(codes(changes)).toEqual(found);
});

it('requires sex and birthday for other documents, and accepts names in Latin letters', () => {
  expect(codes({ ...passport, name: 'MARY SMITH', birthday: '1990-01-01' })).toEqual([]);
  expect(codes({ ...passport, sex: '', birthday: '' })).toEqual(['sex E_REQUIRED', 'birthday E_REQUIRED']);
});

it.each([
  { birthday: '2010-12-01', isIn: true, because: '16 on the start day' },
  { birthday: '2010-12-02', isIn: false, because: 'one day short of 16' },
  { birthday: '1960-12-02', isIn: true, because: '65, turns 66 the day after' },
  { birthday: '1960-12-01', isIn: false, because: '66 on the start day' },
])('age by the start date: $because', ({ birthday, isIn }) => {
  expect(codes({ ...passport, birthday })).toEqual(isIn ? [] : ['birthday E_AGE']);
});

it('calculates the age on the day of the order if the product says so', () => {
  const age = { ...rosterContext.age, on: 'orderCreation' as const };
  expect(codes({ ...passport, birthday: '2010-12-01' }, { age })).toEqual(['birthday E_AGE']);
});

it('has limits of their own for each sex, and by class for holders of an id card', () => {
  const bySex = { ...rosterContext.age, bySex: { female: { min: 16, max: 20 } } };
  expect(codes({ ...passport, sex: 'female', birthday: '1990-01-01' }, { age: bySex })).toEqual(['birthday E_AGE']);
  expect(codes({ ...passport, sex: 'male', birthday: '1990-01-01' }, { age: bySex })).toEqual([]);

  const byClass = { ...rosterContext.age, byClass: { 1: { min: 16, max: 20 } } };
  expect(codes({}, { age: byClass })).toEqual(['idNo E_AGE']);
  expect(codes({ ...passport, birthday: '1990-01-01' }, { age: byClass })).toEqual([]);
});

it('calculates it on the day when the order was created, also if that is past', () => {
  const age = { ...rosterContext.age, on: 'orderCreation' as const };
  const born = { ...passport, birthday: '2010-11-15' };
  expect(codes(born, { age, today: '2026-11-20' })).toEqual([]);
  expect(codes(born, { age, today: '2026-11-20', orderCreatedOn: '2026-11-14' })).toEqual(['birthday E_AGE']);
});

it('prefers the sex in the number to the stated one', () => {
  const other = person.sex === 'male' ? 'female' : 'male';
  const bySex = { ...rosterContext.age, bySex: { [person.sex]: { min: 16, max: 17 } } };
  expect(codes({ sex: other }, { age: bySex })).toEqual(['sex E_SEX_MISMATCH', 'idNo E_AGE']);
});

it('names the class that sets the limit, only if the general limits are kept', () => {
  const byClass = { ...rosterContext.age, byClass: { 1: { min: 16, max: 20 } } };
  const [problem] = personProblems(person, { ...rosterContext, age: byClass });
  expect(problem).toMatchObject({ code: 'E_AGE', params: { min: 16, max: 20, byClass: 1 } });

  const narrow = { ...byClass, min: 90, max: 91 };
  expect(personProblems(person, { ...rosterContext, age: narrow })).toMatchObject([
    { code: 'E_AGE', params: { min: 90, max: 91, byClass: 0 } },
  ]);
});

it('knows limits by class for id cards only, though a residence id tells the birthday too', () => {
  const byClass = { ...rosterContext.age, byClass: { 1: { min: 16, max: 20 } } };
  const resident = { ...passport, idType: 'foreignerResidence', idNo: '944826195104114007', name: 'MARY SMITH' };
  const old = { ...byClass, max: 99 };
  expect(codes({ ...resident, sex: 'female', birthday: '1951-04-11' }, { age: old })).toEqual([]);
});

it('accepts today as a birthday', () => {
  expect(codes({ ...passport, birthday: rosterContext.today })).toEqual(['birthday E_AGE']);
});

it('refuses id types that the product doesn’t accept', () => {
  expect(codes({}, { idTypes: ['passport'] })).toEqual(['idType E_ID_TYPE']);
  expect(codes({}, { idTypes: ['idCard'] })).toEqual([]);
});

it('doesn’t check the age if the product is exempt, nor occupations if it has none', () => {
  const age = { ...rosterContext.age, isExempt: true };
  expect(codes({ ...passport, birthday: '2020-01-01' }, { age })).toEqual([]);
  expect(codes({ occupationCode: '9999999' }, { allowedClasses: '000000' })).toEqual([]);
  const checks = { ...rosterContext.checks, career: false };
  expect(codes({ occupationCode: '9999999' }, { checks })).toEqual([]);
});

it('refuses classes that the scheme or the product doesn’t cover, and persons without a scheme', () => {
  const welder = { occupationCode: '0801010', occupationName: '厂内叉车工', occupationClass: '4' };
  expect(codes({ ...welder, schemeId: 'office' }, { schemes: twoSchemes })).toEqual([
    'occupationClass E_CLASS_NOT_COVERED',
  ]);
  expect(codes({ ...welder, schemeId: 'field' }, { schemes: twoSchemes })).toEqual([]);
  expect(codes(welder, { allowedClasses: '110000' })).toEqual(['occupationClass E_CLASS_NOT_COVERED']);
  expect(codes({ schemeId: 'gone' }, { schemes: twoSchemes })).toEqual(['schemeId E_REQUIRED']);
});

it('rates an occupation by the product’s own class, and refuses those it declines', () => {
  const classOverrides = { [person.occupationCode]: 2 as const };
  expect(codes({ occupationClass: '2' }, { classOverrides })).toEqual([]);
  expect(codes({}, { declinedCodes: new Set([person.occupationCode]) })).toEqual(['occupationCode E_OCC_DECLINED']);
});

const say = (code: string, params: Readonly<Record<string, string | number>>) =>
  rosterProblemText(messagesIn(rosterProblemMessages, 'zh-CN'), { code, params });

it('uses exactly the specification’s sentences', () => {
  expect(say('E_AGE', { min: 16, max: 65 })).toBe('被保人年龄不符合承保范围: 16-65岁');
  expect(say('E_DUPLICATE', {})).toBe('被保人重复');
  expect(say('E_CLASS_NOT_COVERED', { scheme: 1, occupationClass: 6 })).toBe('保障计划1不支持6类职业投保');
});

it('names the person where the specification does, and only there', () => {
  const english = messagesIn(rosterProblemMessages, 'en-US');
  const byClass = { code: 'E_AGE', params: { min: 16, max: 60, byClass: 3 } };
  const general = { code: 'E_AGE', params: { min: 16, max: 65, byClass: 0 } };
  expect(rosterProblemText(english, byClass, '张三')).toBe(
    'Insured 张三 age does not meet the underwriting range: 16-60 years',
  );
  expect(rosterProblemText(messagesIn(rosterProblemMessages, 'zh-CN'), general, '张三')).toBe(
    '被保人年龄不符合承保范围: 16-65岁',
  );
  expect(rosterProblemText(english, { code: 'hasOwnProperty', params: {} })).toBeNull();
});
