import { type Applicant, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { normaliseApplicant } from '@tuanbao/library/domain/applicant/applicantFields';
import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import { groupNameProblems } from '@tuanbao/library/domain/applicant/groupName';
import { applicantContextOf } from '@tuanbao/library/domain/product/applicantContext';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { applicant } from '../../../stories/fixtures/order/applicant.ts';

const { products, forbiddenWords } = loadCatalogue();
const [product] = products;
if (!product) throw new Error('the catalogue is empty');
const context = applicantContextOf(product, '2026-11-20', forbiddenWords);

const codesOf = (value: Applicant) =>
  applicantProblems(value, context)
    .filter(({ severity }) => severity === 'error')
    .map(({ path, code }) => [path, code]);

it('a complete applicant has no errors', () => {
  expect(codesOf(applicant)).toEqual([]);
});

it('names every required field that is empty', () => {
  expect(codesOf(emptyApplicant)).toEqual([
    ['groupName', 'groupNameRequired'],
    ['groupNature', 'E_REQUIRED'],
    ['groupIdNo', 'E_REQUIRED'],
    ['groupIdValidUntil', 'E_REQUIRED'],
    ['contactName', 'E_REQUIRED'],
    ['contactMobile', 'E_REQUIRED'],
    ['email', 'E_REQUIRED'],
    ['address', 'addressRegionRequired'],
    ['address', 'addressDetailRequired'],
  ]);
});

it.each<[string, Partial<Applicant>, string, string]>([
  ['a sole trader', { groupIdNo: '92310199MA1FL5E18T' }, 'groupIdNo', 'E_SOLE_TRADER'],
  [
    'an expired licence',
    { isGroupIdLongTerm: false, groupIdValidUntil: '2026-11-19' },
    'groupIdValidUntil',
    'groupIdExpired',
  ],
  [
    'a day that does not exist',
    { isGroupIdLongTerm: false, groupIdValidUntil: '2027-02-30' },
    'groupIdValidUntil',
    'dateInvalid',
  ],
  [
    'a licence that is valid without end, and has ended',
    { isGroupIdLongTerm: true, groupIdValidUntil: '2026-11-19' },
    'groupIdValidUntil',
    'groupIdTermContradicts',
  ],
  ['a mobile number too short', { contactMobile: '1380013800' }, 'contactMobile', 'E_MOBILE'],
  [
    'an address without a place',
    { address: { ...applicant.address, detail: ' ' } },
    'address',
    'addressDetailRequired',
  ],
  ['a nature that is not on the list', { groupNature: '合作社' }, 'groupNature', 'natureUnknown'],
])('refuses %s', (_, change, path, code) => {
  expect(codesOf({ ...applicant, ...change })).toContainEqual([path, code]);
});

it('reports a missing region and a missing street at the same time', () => {
  const address = { ...applicant.address, provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
  const both = [
    ['address', 'addressRegionRequired'],
    ['address', 'addressDetailRequired'],
  ];
  expect(codesOf({ ...applicant, address }).filter(([path]) => path === 'address')).toEqual(both);
});

it.each([
  ['518057', []],
  [' ５１８０５７ ', []],
  ['', []],
  ['51805', ['E_POSTCODE']],
  ['999999', ['E_POSTCODE']],
])('checks the postcode if a product requests it: “%s”', (postcode, codes) => {
  const fields = { ...context.fields, postcode: 'optional' } as const;
  const found = applicantProblems({ ...applicant, postcode }, { ...context, fields });

  expect(found.filter(({ path }) => path === 'postcode').map(({ code }) => code)).toEqual(codes);
});

const isIndustry = (code: string) => code === '6020';

it('checks the industry if the catalogue is loaded', () => {
  const fields = { ...context.fields, industryCode: 'optional' } as const;
  const judged = (industryCode: string, given?: (code: string) => boolean) =>
    applicantProblems({ ...applicant, industryCode }, { ...context, fields, isIndustry: given }).map(
      ({ code }) => code,
    );

  expect(judged('9999', isIndustry)).toContain('industryUnknown');
  for (const fine of [judged('6020', isIndustry), judged('', isIndustry), judged('9999')]) {
    expect(fine).not.toContain('industryUnknown');
  }
});

it('upper-cases the id and takes spaces out of the mobile number', () => {
  const given = normaliseApplicant({
    ...applicant,
    groupIdNo: ' 91310199ma1fl5e18t ',
    contactMobile: '+86 138-0013-8000',
    groupName: ' 青禾\u200B制造公司\uFEFF ',
  });
  expect([given.groupIdNo, given.contactMobile]).toEqual(['91310199MA1FL5E18T', '13800138000']);
  expect(given.groupName).toBe('青禾制造公司');
});

describe('a group name', () => {
  const rule = { isLengthExempt: false, forbiddenWords };
  const codes = (name: string, isLengthExempt = false) =>
    groupNameProblems(name, { ...rule, isLengthExempt }).map(({ code }) => code);

  it.each(['', '   ', '\u200B'])('is required (%j)', (name) => expect(codes(name)).toEqual(['groupNameRequired']));
  it.each(['（）', '()-·', 'ABC 123', '【】、，'])(
    'must say something beside brackets, separators, letters and digits (%j)',
    (name) => expect(codes(name)).toEqual(['groupNameMeaningless']),
  );
  it('of three characters needs the exemption', () => {
    expect(codes('青禾厂')).toEqual(['groupNameTooShort']);
    expect(codes('青禾厂', true)).toEqual([]);
  });
  it.each(['青禾测试有限公司', '青禾测 试有限公司', '青禾测\u200B试有限公司'])(
    'may not hide a forbidden word (%j)',
    (name) => {
      expect(codes(name)).toEqual(['groupNameForbidden']);
    },
  );
  it('finds a word in other letters, and ignores an empty word', () => {
    const letters = { isLengthExempt: false, forbiddenWords: [{ word: 'Test' }, { word: '' }, { word: ' ' }] };
    expect(groupNameProblems('青禾ＴＥＳＴ公司', letters)).toHaveLength(1);
    expect(groupNameProblems('青禾制造公司', letters)).toEqual([]);
  });
  it.each(['\uD800', '青禾制造\uDC00公司', '\u0301\u0301\u0301\u0301', 'Ωμέγα', 'Завод'])(
    'must consist of meaningful characters (%j)',
    (name) => expect(codes(name)).toEqual(['groupNameMeaningless']),
  );
  it('has a maximum length', () => {
    expect(codes('青'.repeat(200))).toEqual([]);
    expect(codes('青'.repeat(100_000))).toEqual(['groupNameTooLong']);
  });
  it('may not hold a forbidden word, and a message of its own names the word', () => {
    const problems = groupNameProblems('青禾市人民政府采购中心', rule);
    expect(problems).toMatchObject([{ code: 'groupNameForbidden', params: { word: '人民政府' } }]);
    expect(String(problems[0]?.params['message'])).toContain('“人民政府”');
  });
});

it.each<[string, Partial<Applicant>, string, string]>([
  ['address', { address: { ...applicant.address, detail: '路'.repeat(100_000) } }, 'address', 'addressDetailInvalid'],
  ['address', { address: { ...applicant.address, detail: '\uD800' } }, 'address', 'addressDetailInvalid'],
  ['address', { address: { ...applicant.address, cityCode: 0 } }, 'address', 'addressRegionRequired'],
  ['name', { contactName: '\uD800\uD800' }, 'contactName', 'E_NAME'],
  ['name', { contactName: '王'.repeat(100_000) }, 'contactName', 'E_NAME'],
  ['mobile', { contactMobile: '1'.repeat(100_000) }, 'contactMobile', 'E_MOBILE'],
  ['e-mail', { email: `${'a.'.repeat(50_000)}@example.com` }, 'email', 'E_EMAIL'],
  ['id number', { groupIdNo: '9'.repeat(100_000) }, 'groupIdNo', 'E_CREDIT_CODE_LENGTH'],
  ['day', { isGroupIdLongTerm: false, groupIdValidUntil: '2026-02-30' }, 'groupIdValidUntil', 'dateInvalid'],
  ['nature', { groupNature: '\uD800' }, 'groupNature', 'natureUnknown'],
])('answers an impossible %s with a problem', (_, change, path, code) => {
  expect(codesOf({ ...applicant, ...change })).toContainEqual([path, code]);
});

describe('data of the organisation that only some products request', () => {
  const fields = {
    ...context.fields,
    establishedOn: 'optional',
    legalPersonIdNo: 'optional',
    operatorRelation: 'optional',
    companyCategory: 'optional',
    employeeTotal: 'required',
    annualIncome: 'optional',
    totalAssets: 'optional',
    registeredCapital: 'optional',
  } as const;
  const complete: Applicant = { ...applicant, employeeTotal: '120' };
  const judged = (value: Applicant) =>
    applicantProblems(value, { ...context, fields })
      .filter(({ severity }) => severity === 'error')
      .map(({ path, code }) => [path, code]);

  it('is required only if the product requests it', () => {
    expect(judged(applicant)).toEqual([['employeeTotal', 'E_REQUIRED']]);
  });

  it.each<[string, Partial<Applicant>, string, string]>([
    ['a day that does not exist', { establishedOn: '2020-02-30' }, 'establishedOn', 'dateInvalid'],
    ['a day to come', { establishedOn: '2026-11-21' }, 'establishedOn', 'establishedLater'],
    [
      'an id card whose check digit fails',
      { legalPersonIdNo: '110199199003070000' },
      'legalPersonIdNo',
      'legalPersonIdInvalid',
    ],
    ['a relation that nobody has', { operatorRelation: 'friend' }, 'operatorRelation', 'choiceUnknown'],
    ['a category that does not exist', { companyCategory: 'huge' }, 'companyCategory', 'choiceUnknown'],
    ['nobody employed', { employeeTotal: '0' }, 'employeeTotal', 'employeeTotalInvalid'],
    ['words for money', { annualIncome: '很多' }, 'annualIncome', 'yuanInvalid'],
    ['a third decimal', { totalAssets: '1.234' }, 'totalAssets', 'yuanInvalid'],
    ['less than nothing', { registeredCapital: '-1' }, 'registeredCapital', 'yuanInvalid'],
  ])('refuses %s', (_, patch, path, code) => {
    expect(judged({ ...complete, ...patch })).toEqual([[path, code]]);
  });

  it.each<[Partial<Applicant>, string]>([
    [{ establishedOn: '2099-01-01' }, 'establishedLater'],
    [{ companyCategory: '99' }, 'choiceUnknown'],
    [{ operatorRelation: '99' }, 'choiceUnknown'],
    [{ annualIncome: 'abc' }, 'yuanInvalid'],
    [{ employeeTotal: '-5' }, 'employeeTotalInvalid'],
    [{ industryCode: 'ZZZZ' }, 'industryUnknown'],
    [{ postcode: '1' }, 'E_POSTCODE'],
    [{ landline: 'abc' }, 'E_LANDLINE'],
  ])('refuses %o also where the product does not ask for it, and keeps what is well formed', (patch, code) => {
    const [field = ''] = Object.keys(patch);
    const hidden = { ...context.fields, [field]: 'hidden' } as const;
    const without = (value: Applicant) =>
      applicantProblems(value, { ...context, fields: hidden, isIndustry }).flatMap((problem) =>
        problem.severity === 'error' ? [[problem.path, problem.code]] : [],
      );

    expect(without({ ...applicant, ...patch })).toEqual([[field, code]]);
    expect(without({ ...applicant, [field]: '' })).toEqual([]);
    const wellFormed = { establishedOn: '2020-02-29', industryCode: '6020', companyCategory: 'small' };
    expect(without({ ...complete, ...wellFormed })).toEqual([]);
  });

  it('a field that is not requested is checked by its own format, and by no list of the product', () => {
    const hidden = { ...context.fields, groupNature: 'hidden', address: 'hidden', groupName: 'hidden' } as const;
    const abroad = { ...applicant, groupNature: '合作社', address: { ...applicant.address, detail: '' } };
    const elsewhere = { ...context, fields: hidden, areaCodes: [110_000], declinedAddresses: [''] };

    const found = (value: Applicant) =>
      applicantProblems(value, elsewhere).filter(({ severity }) => severity === 'error');

    expect(found(abroad)).toEqual([]);
    const long = { ...applicant, address: { ...applicant.address, detail: '路'.repeat(201) } };
    expect(found(long)).toMatchObject([{ code: 'addressDetailInvalid' }]);
  });

  it('accepts numbers in usual notations, and converts ids to upper case', () => {
    const written: Applicant = {
      ...complete,
      establishedOn: '2020-02-29',
      legalPersonIdNo: ' e12345678 ',
      operatorRelation: 'employee',
      companyCategory: 'small',
      employeeTotal: '1,200人',
      annualIncome: '１２ 000.50',
      registeredCapital: '5,000,000元',
    };
    expect(judged(written)).toEqual([]);
    expect(normaliseApplicant(written)).toMatchObject({
      legalPersonIdNo: 'E12345678',
      employeeTotal: '1200',
      annualIncome: '12000.50',
      registeredCapital: '5000000',
    });
  });

  it('stays absent in a record of before', () => {
    const { employeeTotal: _, ...before } = applicant;
    expect(normaliseApplicant(before)).not.toHaveProperty('employeeTotal');
  });
});
