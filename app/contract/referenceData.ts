import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';

import { asIs, call, type Codec } from './call.ts';
import type { CommissionWire, ReferenceDataWires } from './referenceData.schema.ts';
import { rewardTypeWords } from './wireTables/policies.ts';

/** Returns the products whose policies can be endorsed in this back office. */
export const endorsableProducts = call('GET', '/api/conservation/pc/getSupportPcConservationProductList', {
  summary: 'Products whose policies can be endorsed here',
  request: asIs<ReferenceDataWires['endorsableProducts']['request']>(),
  response: asIs<ReferenceDataWires['endorsableProducts']['response']>(),
});

/**
 * Returns the provinces and cities where a construction product covers sites. The call is refused for other products.
 */
export const constructionAreas = call('GET', '/api/getConstructionAreaCode', {
  summary: 'Regions where a construction product covers sites',
  request: asIs<ReferenceDataWires['constructionAreas']['request']>(),
  response: asIs<ReferenceDataWires['constructionAreas']['response']>(),
});

/** Returns the product lines on sale with their number of products. */
export const listInsuranceTypes = call('GET', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines on sale',
  request: asIs<ReferenceDataWires['listInsuranceTypes']['request']>(),
  response: asIs<ReferenceDataWires['listInsuranceTypes']['response']>(),
});

/** Returns the product lines of an insurer's products; of all insurers when the insurer is empty. */
export const insuranceTypesOfCompany = call('POST', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines of one insurer',
  request: asIs<ReferenceDataWires['insuranceTypesOfCompany']['request']>(),
  response: asIs<ReferenceDataWires['insuranceTypesOfCompany']['response']>(),
});

/** Returns the banks for refunds and special invoices. */
export const bankCodes = call('GET', '/api/getBankCodeList', {
  summary: 'Banks',
  request: asIs<ReferenceDataWires['bankCodes']['request']>(),
  response: asIs<ReferenceDataWires['bankCodes']['response']>(),
});

/** Returns the provinces and cities in which a branch of a bank can be located. */
export const bankAreas = call('GET', '/api/getBankAreaList', {
  summary: 'Provinces and cities of bank branches',
  request: asIs<ReferenceDataWires['bankAreas']['request']>(),
  response: asIs<ReferenceDataWires['bankAreas']['response']>(),
});

/** Commission for selling a product. Yuan and rates as decimal text. */
export interface CommissionTerms {
  readonly isShown: boolean;
  /** Share of the premium; empty when commission isn't shown. */
  readonly rate: string;
  /** Share of the premium that gives the professional price; absent when that price isn't shown. */
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

/** Returns the commission and running rewards of a product; empty for users who may not see commission. */
export const commissionTerms = call('GET', '/api/product/getPremiumAndMissionConfig', {
  summary: 'Commission and rewards of a product',
  request: asIs<ReferenceDataWires['commissionTerms']['request']>(),
  response: commissionCodec,
});

/** Returns the lists of options that the screens of a product offer. */
export const productDictionaries = call('GET', '/api/product/getProductDictionaryDTOList', {
  summary: 'Lists of choices of a product',
  request: asIs<ReferenceDataWires['productDictionaries']['request']>(),
  response: asIs<ReferenceDataWires['productDictionaries']['response']>(),
});

/** Returns the industries of GB/T 4754 directly below an industry; `0` returns the sections. */
export const industries = call('GET', '/api/getAllIndustries/:id', {
  summary: 'Industries below one',
  request: asIs<ReferenceDataWires['industries']['request']>(),
  response: asIs<ReferenceDataWires['industries']['response']>(),
});

/**
 * Returns all industries of GB/T 4754 in one response, parents before children, for the picker that searches them.
 * `pinyin` is absent when earlier rows contain all characters of the name.
 */
export const allIndustries = call('GET', '/api/own/industries', {
  summary: 'Every industry',
  request: asIs<ReferenceDataWires['allIndustries']['request']>(),
  response: asIs<ReferenceDataWires['allIndustries']['response']>(),
});

/** Returns the public disclosures of the platform: licence, insurers, privacy and complaints. */
export const disclosures = call('GET', '/api/getInformationRevealList', {
  summary: 'Disclosures of the information page',
  access: 'public',
  request: asIs<ReferenceDataWires['disclosures']['request']>(),
  response: asIs<ReferenceDataWires['disclosures']['response']>(),
});
