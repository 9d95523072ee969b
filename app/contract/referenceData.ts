import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';

import { asIs, call, type Codec } from './call.ts';
import type { CommissionWire, ReferenceDataWires } from './referenceData.schema.ts';
import { rewardTypeWords } from './wireTables/policies.ts';

/** Products whose policies can be endorsed on this back-office. */
export const endorsableProducts = call('GET', '/api/conservation/pc/getSupportPcConservationProductList', {
  summary: 'Products whose policies can be endorsed here',
  request: asIs<ReferenceDataWires['endorsableProducts']['request']>(),
  response: asIs<ReferenceDataWires['endorsableProducts']['response']>(),
});

/** Provinces and cities where a construction product covers sites. Refused for other products. */
export const constructionAreas = call('GET', '/api/getConstructionAreaCode', {
  summary: 'Regions where a construction product covers sites',
  request: asIs<ReferenceDataWires['constructionAreas']['request']>(),
  response: asIs<ReferenceDataWires['constructionAreas']['response']>(),
});

/** Product lines on sale with their number of products. */
export const listInsuranceTypes = call('GET', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines on sale',
  request: asIs<ReferenceDataWires['listInsuranceTypes']['request']>(),
  response: asIs<ReferenceDataWires['listInsuranceTypes']['response']>(),
});

/** Product lines among the products of an insurer; empty: of every insurer. */
export const insuranceTypesOfCompany = call('POST', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines of one insurer',
  request: asIs<ReferenceDataWires['insuranceTypesOfCompany']['request']>(),
  response: asIs<ReferenceDataWires['insuranceTypesOfCompany']['response']>(),
});

/** Banks for refunds and special invoices. */
export const bankCodes = call('GET', '/api/getBankCodeList', {
  summary: 'Banks',
  request: asIs<ReferenceDataWires['bankCodes']['request']>(),
  response: asIs<ReferenceDataWires['bankCodes']['response']>(),
});

/** Provinces and cities in which a bank's branch can lie. */
export const bankAreas = call('GET', '/api/getBankAreaList', {
  summary: 'Provinces and cities of bank branches',
  request: asIs<ReferenceDataWires['bankAreas']['request']>(),
  response: asIs<ReferenceDataWires['bankAreas']['response']>(),
});

/** Commission for selling a product. Yuan and rates as decimal text. */
export interface CommissionTerms {
  readonly isShown: boolean;
  /** Share of the premium; empty where it isn't shown. */
  readonly rate: string;
  /** Share of the premium that is the professional price; absent where it isn't shown. */
  readonly proPriceRate?: string | undefined;
  readonly missions: readonly {
    readonly code: string;
    readonly name: string;
    readonly type: RewardType;
    readonly from: string;
    readonly until: string;
    readonly steps: readonly { readonly target: number; readonly bonus: string }[];
  }[];
}

const commissionCodec: Codec<CommissionTerms, CommissionWire> = {
  toWire: ({ isShown, rate, proPriceRate, missions }) => ({
    pushMoneySwitch: isShown,
    premiumRate: rate,
    ...(proPriceRate !== undefined && { proPriceRate }),
    missionList: missions.map(({ code, name, type, from, until, steps }) => ({
      missionCode: code,
      missionName: name,
      rewardType: rewardTypeWords.codeOf(type),
      startDate: from,
      endDate: until,
      stepList: [...steps],
    })),
  }),
  fromWire: (wire) => ({
    isShown: wire.pushMoneySwitch,
    rate: wire.premiumRate,
    ...(wire.proPriceRate !== undefined && { proPriceRate: wire.proPriceRate }),
    missions: wire.missionList.map((mission) => ({
      code: mission.missionCode,
      name: mission.missionName,
      type: rewardTypeWords.wordOf(mission.rewardType) as RewardType,
      from: mission.startDate,
      until: mission.endDate,
      steps: mission.stepList,
    })),
  }),
};

/** Commission and running rewards of a product; empty for users who may not see commission. */
export const commissionTerms = call('GET', '/api/product/getPremiumAndMissionConfig', {
  summary: 'Commission and rewards of a product',
  request: asIs<ReferenceDataWires['commissionTerms']['request']>(),
  response: commissionCodec,
});

/** The lists of choices that the screens of a product offer. */
export const productDictionaries = call('GET', '/api/product/getProductDictionaryDTOList', {
  summary: 'Lists of choices of a product',
  request: asIs<ReferenceDataWires['productDictionaries']['request']>(),
  response: asIs<ReferenceDataWires['productDictionaries']['response']>(),
});

/** Industries of GB/T 4754 directly below one; `0` asks for the sections. */
export const industries = call('GET', '/api/getAllIndustries/:id', {
  summary: 'Industries below one',
  request: asIs<ReferenceDataWires['industries']['request']>(),
  response: asIs<ReferenceDataWires['industries']['response']>(),
});

/** Every industry of GB/T 4754 in one answer, parents before children, for the picker that searches them; `pinyin` only where the names before don't tell it. */
export const allIndustries = call('GET', '/api/own/industries', {
  summary: 'Every industry',
  request: asIs<ReferenceDataWires['allIndustries']['request']>(),
  response: asIs<ReferenceDataWires['allIndustries']['response']>(),
});

/** Public disclosures of the platform: licence, insurers, privacy, complaints. */
export const disclosures = call('GET', '/api/getInformationRevealList', {
  summary: 'Disclosures of the information page',
  access: 'public',
  request: asIs<ReferenceDataWires['disclosures']['request']>(),
  response: asIs<ReferenceDataWires['disclosures']['response']>(),
});
