import type { GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import { creditCodeProblems } from '@tuanbao/library/domain/identity/creditCode';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import {
  groupIdProblems,
  isBusinessLicence,
  isOrganisationCode,
  isTaxId,
} from '@tuanbao/library/domain/identity/groupId';
import { idCardOf, idCardProblems } from '@tuanbao/library/domain/identity/idCard';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { landlineProblems, normaliseLandline } from '@tuanbao/library/domain/identity/landline';
import { mobileProblems, normaliseMobile } from '@tuanbao/library/domain/identity/mobile';
import { holderFactsOf, isChinesePassport, personalIdProblems } from '@tuanbao/library/domain/identity/personalId';
import { personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import { normaliseName, personNameProblems } from '@tuanbao/library/domain/identity/personName';
import { normalisePlate, plateProblems } from '@tuanbao/library/domain/identity/plate';
import { postcodeProblems } from '@tuanbao/library/domain/identity/postcode';
import { normaliseVin, vinProblems } from '@tuanbao/library/domain/identity/vin';
import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { expect, it } from 'vitest';

const today = '2026-11-20';
const impossible = ['', 'NaN', '-1', '1e308', '-Infinity', '2026-02-30', '\uD800', '\uDC00\uD800', '\u0000', '🙂'];
const endless = ['1', 'X', '王', 'a.', '（'].map((text) => text.repeat(100_000));
const texts = [...impossible, ...endless].map((text) => ({ text, shown: JSON.stringify(text.slice(0, 10)) }));

/**
 * All checks of identifiers, by name. Each check normalises the text first, as the product does before it stores a
 * text.
 */
const checks: Readonly<Record<string, (text: string) => readonly Problem[]>> = {
  creditCode: (text) => creditCodeProblems(normaliseIdNumber(text)),
  email: (text) => emailProblems(text),
  idCard: (text) => idCardProblems(normaliseIdNumber(text), today),
  landline: (text) => landlineProblems(normaliseLandline(text)),
  mobile: (text) => mobileProblems(normaliseMobile(text)),
  name: (text) => personNameProblems(normaliseName(text), false),
  plate: (text) => plateProblems(normalisePlate(text)),
  postcode: (text) => postcodeProblems(text),
  vin: (text) => vinProblems(normaliseVin(text)),
  organisationCode: (text) => groupIdProblems('organisationCode', normaliseIdNumber(text), today),
  businessLicence: (text) => groupIdProblems('businessLicence', normaliseIdNumber(text), today),
  taxRegistration: (text) => groupIdProblems('taxRegistration', normaliseIdNumber(text), today),
  creditCodeOfGroup: (text) => groupIdProblems('creditCode', normaliseIdNumber(text), today),
  unknownTypeOfGroup: (text) => groupIdProblems('9' as GroupIdType, normaliseIdNumber(text), today),
};

it.each(texts)('$shown is a problem for every check, and never an exception', ({ text }) => {
  const start = performance.now();
  for (const [name, check] of Object.entries(checks))
    expect({ name, blocks: check(text).some(({ severity }) => severity === 'error') }).toEqual({ name, blocks: true });
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each(texts)('$shown gives no data of a holder', ({ text }) => {
  const number = normaliseIdNumber(text);
  expect(idCardOf(number, today)).toBeNull();
  expect([isTaxId(number, today), isOrganisationCode(number), isBusinessLicence(number)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isChinesePassport(number)).toBe(false);
  for (const type of personIdTypes) expect(holderFactsOf(type, number, today)).toBeNull();
});

it.each(personIdTypes.filter((type) => type !== 'other' && type !== 'passport'))('%s accepts none of them', (type) => {
  for (const { text } of texts) expect(personalIdProblems(type, normaliseIdNumber(text), today)).toHaveLength(1);
});

it.each(['2026-02-30', '', 'NaN', '\uD800'])('compares no birthday with an invalid day (%j)', (day) => {
  expect(() => idCardProblems('11010519491231002X', day)).toThrow(RangeError);
  expect(() => personalIdProblems('foreignerResidence', '931840195108046980', day)).toThrow(RangeError);
});
