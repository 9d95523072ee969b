import { readdirSync, readFileSync } from 'node:fs';

import { creditCodeProblems } from '@tuanbao/library/domain/identity/creditCode';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { isBusinessLicence, isOrganisationCode, isTaxId } from '@tuanbao/library/domain/identity/groupId';
import { idCardOf, idCardProblems } from '@tuanbao/library/domain/identity/idCard';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { landlineProblems } from '@tuanbao/library/domain/identity/landline';
import { mobileProblems, normaliseMobile } from '@tuanbao/library/domain/identity/mobile';
import { holderFactsOf, isChinesePassport, personalIdProblems } from '@tuanbao/library/domain/identity/personalId';
import type { PersonIdType } from '@tuanbao/library/domain/identity/personIdType';
import { personNameProblems } from '@tuanbao/library/domain/identity/personName';
import { normalisePlate, plateProblems } from '@tuanbao/library/domain/identity/plate';
import { postcodeProblems } from '@tuanbao/library/domain/identity/postcode';
import { normaliseVin, vinProblems } from '@tuanbao/library/domain/identity/vin';
import { describe, expect, it } from 'vitest';

interface Vector {
  readonly input: string;
  readonly valid: boolean;
  readonly reason?: string;
  readonly expect?: {
    readonly birthday?: string;
    readonly sex?: 1 | 2;
    readonly normalized?: string;
    readonly to18?: string;
  };
}

const today = '2026-11-20';
const vectors = (name: string): readonly Vector[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/identifiers/${name}.json`, import.meta.url), 'utf8')).vectors;
/**
 * Only converts to upper case, as the specification requires. The test vectors expect that the text isn't normalised in
 * any other way.
 */
const upper = (text: string) => text.toUpperCase();
const withHolder = ({ input, valid, expect: holder }: Vector) => (valid && holder?.birthday ? [{ input, holder }] : []);
const nameFaults = (name: string, allowsLatin = false) => personNameProblems(name, allowsLatin).length;
const sexes = { 1: 'male', 2: 'female' } as const;

describe('resident id card', () => {
  it.each(vectors('idcard'))('$input valid: $valid', ({ input, valid, reason }) => {
    const errors = idCardProblems(upper(input), today).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(valid ? [] : [`E_ID_${reason?.toUpperCase()}`]);
  });

  it.each(vectors('idcard').flatMap(withHolder))('reads the holder of $input', ({ input, holder }) => {
    expect(idCardOf(upper(input), today)).toMatchObject({
      number: holder.to18 ?? holder.normalized,
      birthday: holder.birthday,
      sex: sexes[holder.sex ?? 1],
    });
  });

  it('accepts an old number of 15 digits with a warning', () => {
    expect(idCardProblems('320311770706001', today)).toMatchObject([{ code: 'W_15_DIGIT', severity: 'warning' }]);
  });

  it.each(['3.70199199904189E+17', '370199199904189000'])('recognises a number that Excel rounded: %s', (text) => {
    expect(idCardProblems(text, today)).toMatchObject([{ code: 'E_ID_PRECISION' }]);
  });
});

describe.each<{ file: string; type: PersonIdType }>([
  { file: 'foreign-pr', type: 'foreignerResidence' },
  { file: 'hkmo-permit', type: 'hkMacauTaiwanPermit' },
  { file: 'passport-any', type: 'passport' },
  { file: 'officer', type: 'officerCertificate' },
  { file: 'driving-licence', type: 'drivingLicence' },
])('$type', ({ file, type }) => {
  it.each(vectors(file))('$input valid: $valid', ({ input, valid }) => {
    expect(personalIdProblems(type, upper(input), today)).toHaveLength(valid ? 0 : 1);
  });
});

it('accepts a leap day of an old residence id if one of both centuries has it', () => {
  expect(personalIdProblems('foreignerResidence', 'USA110100022901', today)).toEqual([]);
  expect(personalIdProblems('foreignerResidence', 'USA110101022901', today)).toHaveLength(1);
});

it.each(vectors('foreign-pr').flatMap(withHolder))(
  'reads the holder of the residence id $input',
  ({ input, holder }) => {
    const facts = { birthday: holder.birthday, sex: sexes[holder.sex ?? 1] };
    expect(holderFactsOf('foreignerResidence', input, today)).toEqual(facts);
  },
);
it.each(vectors('tw-permit'))('Taiwan permit $input valid: $valid', ({ input, valid }) => {
  expect(personalIdProblems('hkMacauTaiwanPermit', upper(input), today)).toHaveLength(valid ? 0 : 1);
});
it.each(vectors('passport-cn'))('Chinese passport $input valid: $valid', ({ input, valid }) => {
  expect(isChinesePassport(upper(input))).toBe(valid);
});
it.each(vectors('name'))('Chinese name $input valid: $valid', ({ input, valid }) => {
  expect(personNameProblems(input, false)).toHaveLength(valid ? 0 : 1);
});
it('takes names of 2 to 60 characters', () => {
  expect([nameFaults('王'), nameFaults('A', true), nameFaults('AB', true)]).toEqual([1, 1, 0]);
  expect([nameFaults('王'.repeat(60)), nameFaults('王'.repeat(61)), nameFaults('𠮷'.repeat(60))]).toEqual([0, 1, 0]);
});
it('takes e-mail addresses of at most 254 characters', () => {
  const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(58)}.com`;
  expect(emailProblems(`${'n'.repeat(254 - domain.length - 1)}@${domain}`)).toEqual([]);
  expect(emailProblems(`${'n'.repeat(254 - domain.length)}@${domain}`)).toHaveLength(1);
});
it('accepts a name in Latin letters if the document has one', () => {
  expect(personNameProblems('MARY-ANN O’NEIL', true)).toEqual([]);
  expect(personNameProblems('=1+1', true)).toHaveLength(1);
});
it.each(vectors('mobile'))('mobile $input valid: $valid', ({ input, valid, expect: result }) => {
  const mobile = normaliseMobile(input);
  expect(mobileProblems(mobile)).toHaveLength(valid ? 0 : 1);
  expect(mobile).toBe(result?.normalized ?? input);
});
it.each(vectors('landline'))('landline $input valid: $valid', ({ input, valid }) => {
  expect(landlineProblems(input)).toHaveLength(valid ? 0 : 1);
});
it.each(vectors('orgcode'))('organisation code $input valid: $valid', ({ input, valid }) => {
  expect(isOrganisationCode(upper(input))).toBe(valid);
});
it.each(vectors('bizlicense15'))('business licence $input valid: $valid', ({ input, valid }) => {
  expect(isBusinessLicence(input)).toBe(valid);
});
it.each(vectors('taxid'))('tax id $input valid: $valid', ({ input, valid }) => {
  expect(isTaxId(input, today)).toBe(valid);
});

it('accepts a sole trader’s credit code as a tax id, and no code with a wrong check character', () => {
  expect(isTaxId('92340603MA2PELHL72', today)).toBe(true);
  expect(isTaxId('92340603MA2PELHL73', today)).toBe(false);
});

describe('unified social credit code', () => {
  it.each(vectors('uscc'))('$input valid: $valid', ({ input, valid, reason }) => {
    const codes = creditCodeProblems(upper(input))
      .map(({ code }) => code)
      .filter((code) => code !== 'E_SOLE_TRADER');
    const expected = reason === 'checksum' ? ['W_CREDIT_CODE_CHECKSUM'] : ['E_CREDIT_CODE_LENGTH'];
    expect(codes).toEqual(valid ? [] : expected);
  });

  it('refuses a sole trader', () => {
    expect(creditCodeProblems('92340603MA2PELHL72')).toMatchObject([{ code: 'E_SOLE_TRADER', severity: 'error' }]);
  });
});

it.each([
  { typed: ' 110105 19491231002x ', kept: '11010519491231002X' },
  { typed: '１１０１０５１９４９１２３１００２Ｘ', kept: '11010519491231002X' },
  { typed: '11010519491231002×', kept: '11010519491231002X' },
  { typed: "'11010519491231002X", kept: '11010519491231002X' },
  { typed: '="11010519491231002X"', kept: '11010519491231002X' },
  { typed: '11010519491231002*', kept: '11010519491231002*' },
])('stores the number $typed as $kept', ({ typed, kept }) => {
  expect(normaliseIdNumber(typed)).toBe(kept);
});

it.each(vectors('plate'))('plate $input valid: $valid', ({ input, valid }) => {
  expect(plateProblems(normalisePlate(input))).toMatchObject(valid ? [] : [{ code: 'E_PLATE', severity: 'error' }]);
});
it.each([
  { plate: '粤B12345K', isRight: true },
  { plate: '粤B12345L', isRight: false },
  { plate: '粤BL12345', isRight: false },
  { plate: '粤B1234警', isRight: true },
  { plate: '粤B12345警', isRight: false },
])('large new-energy and marked plates: $plate is $isRight', ({ plate, isRight }) => {
  expect(plateProblems(plate)).toHaveLength(isRight ? 0 : 1);
});
it('stores a plate without its dot and spaces', () => {
  expect(normalisePlate(' 粤B·123 45 ')).toBe('粤B12345');
  expect(normalisePlate('粤Ｂ•１２３４５')).toBe('粤B12345');
});

it.each(vectors('vin'))('VIN $input valid: $valid', ({ input, valid, reason }) => {
  const found = { length: 'E_VIN_LENGTH', format: 'E_VIN_FORMAT', checksum: 'W_VIN_CHECKSUM' }[reason ?? ''];
  expect(vinProblems(normaliseVin(input)).map(({ code }) => code)).toEqual(valid ? [] : [found]);
});
it('accepts a vehicle with a wrong check digit, with a warning', () => {
  expect(vinProblems('XTAGFK330JY144213')).toMatchObject([{ severity: 'warning' }]);
});

it.each(vectors('postcode'))('postcode $input valid: $valid', ({ input, valid }) => {
  expect(postcodeProblems(input)).toHaveLength(valid ? 0 : 1);
});

it('leaves out no file of vectors', () => {
  const folder = new URL('../../fixtures/identifiers/', import.meta.url);
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  for (const file of readdirSync(folder)) expect(source).toContain(`'${file.replace('.json', '')}'`);
});
