import { emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { type GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import { presentDraftOf } from '@tuanbao/library/domain/order/draftAddresses';
import { draftContradictions } from '@tuanbao/library/domain/order/draftContradictions';
import { problemsOfDraft } from '@tuanbao/library/domain/order/draftProblems';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { orderPriceProblems } from '@tuanbao/library/domain/order/orderPrice';
import { loadSuccessors } from '@tuanbao/library/domain/region/loadSuccessors';
import { regionIndexOf } from '@tuanbao/library/domain/region/regionIndex';
import regionText from '@tuanbao/library/domain/region/regionText';
import { headsLeftToList } from '@tuanbao/library/domain/scheme/listedHeads';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import type { OccupationLine } from '@tuanbao/library/domain/scheme/scheme';
import { emptyHouse } from '@tuanbao/library/domain/subject/house/house';
import { draftProblemMessages } from '@tuanbao/library/i18n/draftProblems.messages';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { applicant } from '../../../stories/fixtures/order/applicant.ts';
import { personOf } from '../../../stories/fixtures/order/person.ts';

const product = loadCatalogue().productOf('80140');
if (!product) throw new Error('no product');

/** A scheme without planned occupations, so that only the persons in the roster count. */
const listedScheme = (id: string, name: string) => ({ ...newScheme(product, id, name), occupations: [] });

const draft: OrderDraft = {
  productId: product.id,
  productVersion: 1,
  startDate: '2026-12-01',
  months: 12,
  applyQuantity: 1,
  schemes: [listedScheme('s1', '保障计划一'), listedScheme('s2', '保障计划二')],
  persons: [personOf(1, 's1', '1'), personOf(2, 's2', '4')],
  applicant,
  materials: { authorisationBook: ['https://files.example/book.png'] },
};

const codesOf = (change: Partial<OrderDraft>, rules = product) => {
  const given = { ...draft, ...change };
  return problemsOfDraft(rules, given, rosterLinesOf(given.persons), {
    today: '2026-11-20',
    forbiddenWords: [],
    closedDays: ['2027-01-01'],
  })
    .filter(({ severity }) => severity === 'error')
    .map(({ path, code, params }) => ({ path, code, params }));
};

it('a complete draft has no errors', () => {
  expect(codesOf({})).toEqual([]);
});

it('a material that the product requires before the submit is requested by its name', () => {
  const [problem] = codesOf({ materials: {} });
  expect(problem).toMatchObject({ path: 'materials.authorisationBook', code: 'materialMissing' });
  expect(draftProblemMessages['zh-CN'].materialMissing(problem!.params)).toBe('请上传授权书');
  expect(draftProblemMessages['en-US'].materialMissing(problem!.params)).toBe('Upload: Authorisation letter');
});

describe('the period', () => {
  it.each([
    ['', 'startDateRequired'],
    ['2026-02-30', 'dateInvalid'],
    ['2026-11-20', 'startDateOutside'],
    ['2027-01-20', 'startDateOutside'],
    ['2027-01-01', 'startDateClosed'],
  ])('a start on %j is %s', (startDate, code) => {
    expect(codesOf({ startDate })).toMatchObject([{ path: 'startDate', code }]);
  });

  it.each(['2026-11-21', '2027-01-19'])('may start on %s, the limit of the period', (startDate) => {
    expect(codesOf({ startDate })).toEqual([]);
  });

  it('must be one of the product’s durations', () => {
    expect(codesOf({ months: 7 })).toMatchObject([{ path: 'months', code: 'durationUnknown' }]);
  });
});

describe('the schemes', () => {
  it('without persons or occupations names the scheme in the words of the specification', () => {
    const [problem] = codesOf({ persons: [personOf(1, 's1', '1')] });
    expect(problem).toMatchObject({ path: 'schemes.1.occupations', code: 'schemeOccupationMissing' });
    expect(draftProblemMessages['zh-CN'].schemeOccupationMissing(problem?.params ?? {})).toBe(
      '保障计划2中第1类职业还未选择，请选择',
    );
  });

  it('without persons beside a roster is refused with any planned heads: charged persons must be listed', () => {
    const line = { code: '0701010', name: '电焊工', occupationClass: 4 as const, heads: 1 };
    const schemes = draft.schemes.map((scheme) => ({ ...scheme, occupations: [line] }));
    const [problem, ...others] = codesOf({ schemes, persons: [personOf(1, 's1', '4')] });
    expect(problem).toMatchObject({ path: 'schemes.1.occupations', code: 'schemePersonsMissing' });
    expect(others).toEqual([]);
    expect(draftProblemMessages['zh-CN'].schemePersonsMissing(problem?.params ?? {})).toBe(
      '保障计划2还没有人员，请在人员清单中添加，或删除该方案',
    );
    expect(codesOf({ schemes, persons: [personOf(1, 's1', '4'), personOf(2, 's2', '4')] })).toEqual([]);
  });

  it('with an occupation that the product declines says which', () => {
    const line = { code: '0701010', name: '钢筋工', occupationClass: 1 as const, heads: 3 };
    const schemes = [{ ...newScheme(product, 's1', '保障计划一'), occupations: [line] }];
    const declining = { ...product, occupation: { ...product.occupation, declinedCodes: [line.code] } };
    const [problem] = codesOf({ schemes, persons: [] }, declining);
    expect(problem).toMatchObject({ path: 'schemes.0.occupations', code: 'schemeOccupationDeclined' });
    expect(draftProblemMessages['zh-CN'].schemeOccupationDeclined(problem?.params ?? {})).toBe(
      '保障计划1中第1类职业不予承保，请删除或重新选择',
    );
  });

  it('with a class that the product refuses says which plan and class', () => {
    const [problem] = codesOf({ persons: [personOf(1, 's1', '5'), personOf(2, 's2', '1')] });
    expect(problem).toMatchObject({ path: 'schemes.0.occupations', code: 'schemeClassRefused' });
    expect(draftProblemMessages['zh-CN'].schemeClassRefused(problem?.params ?? {})).toBe('保障计划1不支持5类职业投保');
  });

  it('may have any class if the product does not check careers', () => {
    const unchecked = { ...product, checks: { ...product.checks, career: false } };
    expect(codesOf({ persons: [personOf(1, 's1', '5'), personOf(2, 's2', '1')] }, unchecked)).toEqual([]);
  });

  it('must be at least one', () => {
    expect(codesOf({ schemes: [], persons: [personOf(1, '', '1')] })).toMatchObject([
      { path: 'schemes', code: 'schemeMissing' },
    ]);
  });
});

it('counts persons against the limits of the product', () => {
  const small = { ...product, persons: { min: 3, max: 4 } };
  expect(codesOf({}, small)).toMatchObject([{ path: 'persons', code: 'tooFewPersons', params: { min: 3, heads: 2 } }]);
  const persons = [1, 2, 3, 4, 5].map((key) => personOf(key, key % 2 ? 's1' : 's2', '1'));
  expect(codesOf({ persons }, small)).toMatchObject([{ path: 'persons', code: 'tooManyPersons' }]);
  expect(codesOf({ persons }, { ...small, checks: { ...product.checks, peopleCount: false } })).toEqual([]);
});

it('the applicant’s problems are found under applicant', () => {
  expect(codesOf({ applicant: emptyApplicant }).map(({ path }) => path)).toContain('applicant.groupName');
});

describe('the product’s own rules for fields', () => {
  const rules = {
    ...product,
    fieldRules: [
      { field: 'applicant.landline', trigger: 'blur', rule: 'required', message: 'fieldRequired' },
      { field: 'applicant.email', trigger: 'blur', rule: 'maxLength', limit: 3, message: 'fieldTooLong' },
    ],
  } as const;

  it('count when a draft is submitted', () => {
    const found = codesOf({ applicant: { ...applicant, landline: '' } }, rules);
    expect(found).toEqual([
      { path: 'applicant.landline', code: 'fieldRequired', params: {} },
      { path: 'applicant.email', code: 'fieldTooLong', params: { limit: 3 } },
    ]);
  });

  it('add nothing for a field that is already wrong', () => {
    const found = codesOf({ applicant: { ...applicant, landline: '0755-1', email: '' } }, rules);
    expect(found.filter(({ path }) => path === 'applicant.email')).toHaveLength(1);
  });
});

it('persons have no place in a product that isn’t priced by persons', () => {
  const house = loadCatalogue().productOf('103');
  if (!house) throw new Error('no product');
  const schemes = [newScheme(house, 's1', '保障计划一')];
  expect(codesOf({ schemes, persons: [personOf(1, 's1', '1')] }, house)).toContainEqual(
    expect.objectContaining({ path: 'persons', code: 'personsNotTaken' }),
  );
});

const withAddress = (address: Partial<OrderDraft['applicant']['address']>) => ({
  applicant: { ...applicant, address: { ...applicant.address, ...address } },
});

const planned = (line: Partial<OccupationLine>) => ({
  schemes: draft.schemes.map((scheme) => ({
    ...scheme,
    occupations: [{ code: '0001001', name: '', occupationClass: 1 as const, heads: 0, ...line }],
  })),
});

describe('contradictions', () => {
  const regions = regionIndexOf(regionText);
  const contradictionsOf = (change: Partial<OrderDraft>, rules = product) => {
    const given = { ...draft, ...change };
    return draftContradictions(rules, given, { regions, classOf: (code) => (code === '0001001' ? 1 : null) }).map(
      ({ path, code }) => ({ path, code }),
    );
  };

  it.each(['9', '', 'abcd', '１', '99', 'toString', '__proto__'])('a group id of the type %j', (type) => {
    const given = { applicant: { ...applicant, groupIdType: type as GroupIdType } };
    expect(codesOf(given)).toEqual([
      { path: 'applicant.groupIdType', code: type === '' ? 'E_REQUIRED' : 'E_GROUP_ID_TYPE', params: {} },
    ]);
    expect(contradictionsOf(given)).toEqual([{ path: 'applicant.groupIdType', code: 'E_GROUP_ID_TYPE' }]);
  });

  it.each([
    [
      'a province that no region has',
      { provinceCode: 999_999, cityCode: 999_999, districtCode: 999_999 },
      'regionUnknown',
    ],
    [
      'a city of another province',
      { provinceCode: 110_000, cityCode: 440_300, districtCode: 440_305 },
      'regionMismatch',
    ],
    [
      'a district of another city',
      { provinceCode: 440_000, cityCode: 440_100, districtCode: 440_305 },
      'regionMismatch',
    ],
    ['a city without its province', { provinceCode: 0, cityCode: 440_300, districtCode: 0 }, 'regionMismatch'],
    ['a district without its city', { provinceCode: 440_000, cityCode: 0, districtCode: 440_305 }, 'regionMismatch'],
  ])('%s', (_, address, code) => {
    expect(contradictionsOf(withAddress(address))).toEqual([{ path: 'applicant.address', code }]);
  });

  it('an abolished district becomes its successor, unless the levels above it differ', async () => {
    const successors = await loadSuccessors();
    const old = { ...draft, ...withAddress({ provinceCode: 110_000, cityCode: 110_100, districtCode: 110_103 }) };
    const other = { ...draft, ...withAddress({ provinceCode: 440_000, cityCode: 440_300, districtCode: 110_103 }) };

    expect(presentDraftOf(old, regions, successors).applicant.address.districtCode).toBe(110_101);
    expect(contradictionsOf(presentDraftOf(other, regions, successors))).toMatchObject([{ code: 'regionUnknown' }]);
  });

  it('two schemes with one id', () => {
    const [first] = draft.schemes;
    expect(contradictionsOf({ schemes: [first!, first!] })).toEqual([{ path: 'schemes.1.id', code: 'schemeIdTwice' }]);
  });

  it.each([
    ['in another class than it is rated in', { occupationClass: 2 as const }, 'schemeClassDiffers'],
    ['that nobody knows', { code: '9999999' }, 'schemeOccupationUnknown'],
  ])('a planned occupation %s', (_, line, code) => {
    expect(contradictionsOf(planned(line))).toMatchObject([{ code }, { code }]);
  });

  it.each([
    ['without an occupation', { code: '' }, 'schemeOccupationMissing'],
    ['of a class that the product refuses', { occupationClass: 6 as const }, 'schemeClassRefused'],
  ])('a planned occupation %s is refused although the persons are fine', (_, line, code) => {
    expect(codesOf(planned(line))).toMatchObject([{ code }, { code }]);
  });

  it.each<[string, number, readonly [string, ...string[]], object | null]>([
    ['more heads than are listed', 99, ['1', '1', '1'], { listed: 3 }],
    ['fewer heads than are listed', 2, ['1', '1', '1'], { listed: 3 }],
    ['the heads of another class', 3, ['1', '1', '4'], { class: 1, listed: 2 }],
    ['as many heads as are listed', 3, ['1', '1', '1'], null],
    ['no number, which leaves it to the list', 0, ['1', '1', '1'], null],
  ])('planned occupations with %s', (_, heads, classes, params) => {
    const line = { code: '0001001', name: '', occupationClass: 1 as const, heads };
    const schemes = [{ ...newScheme(product, 's1', '保障计划一'), occupations: [line] }];
    const persons = classes.map((occupationClass, at) => personOf(at + 1, 's1', occupationClass));
    const found = draftContradictions(product, { ...draft, schemes, persons }, {});

    expect(found).toMatchObject(
      params ? [{ path: 'schemes.0.occupations', code: 'schemeHeadsDiffer', params: { scheme: 1, ...params } }] : [],
    );
    expect(draftContradictions(product, { ...draft, schemes, persons: [] }, {})).toEqual([]);
    const stated = { ...draft, schemes: headsLeftToList(schemes, rosterLinesOf(persons)), persons };
    expect(draftContradictions(product, stated, {})).toEqual([]);
    expect(stated.schemes[0]?.occupations).toEqual([{ ...line, heads: 0 }]);
  });

  it('planned occupations in a product that isn’t priced by persons', () => {
    const house = loadCatalogue().productOf('103')!;
    const line = { code: '0001001', name: '', occupationClass: 1 as const, heads: 99 };
    const schemes = [{ ...newScheme(house, 's1', '保障计划一'), occupations: [line] }];
    expect(contradictionsOf({ schemes, persons: [], materials: {} }, house)).toEqual([
      { path: 'schemes.0.occupations', code: 'occupationsNotTaken' },
    ]);
  });

  it('a subject that the product does not insure, once something is filled in', () => {
    expect(contradictionsOf({ house: emptyHouse })).toEqual([]);
    expect(contradictionsOf({ house: { ...emptyHouse, areaSquareMetres: 80 } })).toEqual([
      { path: 'house', code: 'subjectNotAsked' },
    ]);
  });

  it('an option of a table that the product does not have', () => {
    const without = { ...product, deductibles: [] };
    const schemes = draft.schemes.map((scheme) => ({ ...scheme, deductible: 'D500' }));
    expect(codesOf({ schemes }, without)).toMatchObject([{ code: 'optionUnknown' }, { code: 'optionUnknown' }]);
  });

  it('a premium of 0', () => {
    expect(orderPriceProblems({ totalFen: 0 })).toMatchObject([{ path: 'total', code: 'premiumZero' }]);
    expect([null, 1].flatMap((totalFen) => orderPriceProblems({ totalFen }))).toEqual([]);
  });
});
