import { describe, expect, it } from 'vitest';

import type { DraftPayload } from '../../app/contract/documented/draft.schema.ts';
import { answeredDraft, receivedDraft } from '../../app/contract/documented/draft.ts';
import { ContradictionError } from '../../app/contract/wire/contradiction.ts';
import { documentedFacts } from '../setup/documentedFacts.ts';

const clerk = { code: '0001001', des: '职员', val: 1, num: 2 };
const person = { insuredName: '赵安澜', insuredIdType: 2, insuredIdNo: 'E12345678', occupationCode: clerk.code };
const other = { ...person, insuredIdNo: 'E87654321' };

const payload = (changed: Partial<DraftPayload> = {}): DraftPayload => ({
  productId: '336',
  duration: 1,
  durationUnit: 'year',
  schemes: [{ professions: [clerk] }],
  ...changed,
});

const received = (changed: Partial<DraftPayload>) => receivedDraft(payload(changed), documentedFacts);
const natureOf = (productId: string, groupNature: string) =>
  received({ productId, groupApplicant: { groupNature } }).groupApplicant?.groupNature;
const pathOf = (changed: Partial<DraftPayload>): string => {
  try {
    received(changed);
    return '';
  } catch (error) {
    return error instanceof ContradictionError ? error.path : String(error);
  }
};

describe('a draft as the specification writes it', () => {
  it('has our additions: version, copies, ids of schemes and keys of persons', () => {
    const draft = received({ personInfoList: [person, other] });

    expect(draft).toMatchObject({ productVersion: documentedFacts.productOf('336')?.version, applyQuantity: 1 });
    expect(draft.schemes[0]?.schemeId).toBe('1');
    expect(draft.personInfoList.map(({ key, productCombId }) => [key, productCombId])).toEqual([
      [1, '1'],
      [2, '1'],
    ]);
  });

  it('has its roster where the persons belong', () => {
    const { occupationCode: _code, ...unplaced } = person;
    const { personInfoList } = received({
      schemes: [{ schemeId: 'a', professions: [{ ...clerk, personsInfo: [unplaced] }] }],
    });

    expect(personInfoList).toMatchObject([{ productCombId: 'a', occupationCode: clerk.code, insuredIdType: '2' }]);
  });

  it('gives a nature by its code or its name where the list of the product has codes', () => {
    const natures = ['03', '09', '国有企业', '10'];

    expect(natures.map((nature) => natureOf('205', nature))).toEqual(['国有企业', '其他', '国有企业', '10']);
    expect(natures.map((nature) => natureOf('336', nature))).toEqual(natures);
  });

  it('names schemes by their numbers', () => {
    const schemes = [{ schemeId: 'a' }, { schemeId: 'b' }];
    const { personInfoList } = received({ schemes, personInfoList: [{ ...person, productCombId: '2' }] });

    expect(personInfoList[0]?.productCombId).toBe('b');
  });

  it.each<[string, Partial<DraftPayload>]>([
    ['groupName', { groupName: '甲公司', groupApplicant: { groupName: '乙公司' } }],
    ['insurePeriod', { insurePeriod: 6 }],
    ['schemes.0.planCode', { planCode: 'B', schemes: [{ planCode: 'A' }] }],
    ['schemes.0.deductible', { schemes: [{ deductible: 'A', factorRate: { deductible: 'B' } }] }],
    ['schemes.0.professions.0.val', { schemes: [{ professions: [{ ...clerk, jobType: '010000' }] }] }],
    ['schemes.0.professions.0.jobType', { schemes: [{ professions: [{ ...clerk, jobType: '110000' }] }] }],
    ['schemes.0.professions.0.code', { schemes: [{ professions: [{ ...clerk, jobCode: '0001002' }] }] }],
    ['personInfoList.0.birthDay', { personInfoList: [{ ...person, birthDay: '1990-01-01', birthday: '1990-01-02' }] }],
    ['groupApplicant.personsInfo', { personInfoList: [person], groupApplicant: { personsInfo: [other] } }],
    ['useAttribute', { useAttribute: '4', vehicleInfo: { useAttribute: '8' } }],
    ['houseInfo.housingAreaClass', { houseInfo: { housingArea: 500, housingAreaClass: 501 } }],
    ['houseInfo.housingArea', { houseInfo: { housingArea: 500 }, groupApplicant: { housingArea: 501 } }],
    [
      'constructionInfo.constructionPeriod',
      { constructionInfo: { startTime: '2026-12-01', endTime: '2026-12-02', constructionPeriod: 3 } },
    ],
    ['lastYearPolicyUrl', { lastYearPolicyUrl: 'a', groupApplicant: { archiveInfo: { lastYearPolicyUrl: 'b' } } }],
  ])('is refused at %s where it says two things', (path, changed) => {
    expect(pathOf(changed)).toBe(path);
  });

  it('is the same when the response is read back', () => {
    const draft = received({ personInfoList: [person, { ...other, occupationCode: '0001002' }], groupName: '甲公司' });
    const answer = answeredDraft(draft, documentedFacts);

    expect(receivedDraft(JSON.parse(JSON.stringify(answer)) as DraftPayload, documentedFacts)).toMatchObject({
      ...draft,
      imgList: [],
      authorizationBookList: [],
      lastYearPolicyUrl: '',
      environmentUrl: '',
    });
  });
});
