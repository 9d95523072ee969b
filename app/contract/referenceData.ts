import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';

import { asIs, call, type Codec } from './call.ts';
import type { CommissionWire, ReferenceDataWires } from './referenceData.schema.ts';
import { rewardTypeWords } from './wireTables/policies.ts';

/** Returns the products whose policies can be endorsed in this app. */
export const endorsableProducts = call('GET', '/api/conservation/pc/getSupportPcConservationProductList', {
  summary: 'Products whose policies can be endorsed here',
  request: asIs<ReferenceDataWires['endorsableProducts']['request']>(),
  response: asIs<ReferenceDataWires['endorsableProducts']['response']>(),
});

/**
 * Returns the provinces and cities where a construction product covers sites. If the product isn't a construction
 * product, the call is refused.
 */
export const constructionAreas = call('GET', '/api/getConstructionAreaCode', {
  summary: 'Regions where a construction product covers sites',
  request: asIs<ReferenceDataWires['constructionAreas']['request']>(),
  response: asIs<ReferenceDataWires['constructionAreas']['response']>(),
});

/** Returns the product lines that are on sale, each with its number of products. */
export const listInsuranceTypes = call('GET', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines on sale',
  request: asIs<ReferenceDataWires['listInsuranceTypes']['request']>(),
  response: asIs<ReferenceDataWires['listInsuranceTypes']['response']>(),
});

/**
 * Returns the product lines of one insurer's products. If the request names no insurer, returns the product lines of
 * all insurers.
 */
export const insuranceTypesOfCompany = call('POST', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines of one insurer',
  request: asIs<ReferenceDataWires['insuranceTypesOfCompany']['request']>(),
  response: asIs<ReferenceDataWires['insuranceTypesOfCompany']['response']>(),
});

/** Returns the banks that the user can choose for the account of a special invoice or a corporate transfer. */
export const bankCodes = call('GET', '/api/getBankCodeList', {
  summary: 'Banks',
  request: asIs<ReferenceDataWires['bankCodes']['request']>(),
  response: asIs<ReferenceDataWires['bankCodes']['response']>(),
});

/** Returns the provinces and cities where branches of banks are, so that the user can find a branch. */
export const bankAreas = call('GET', '/api/getBankAreaList', {
  summary: 'Provinces and cities of bank branches',
  request: asIs<ReferenceDataWires['bankAreas']['request']>(),
  response: asIs<ReferenceDataWires['bankAreas']['response']>(),
});

/** Commission for selling a product. Amounts in yuan and rates are decimal texts. */
export interface CommissionTerms {
  readonly isShown: boolean;
  /** Share of the premium that the agent gets; empty if commission isn't shown to the agent. */
  readonly rate: string;
  /**
   * The professional price (专业价) as a share of the premium; absent if the professional price isn't shown to the agent.
   */
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

/**
 * Returns the commission for a product and the rewards that are running for it. If the caller may not see commission,
 * the rate and the list of rewards are empty.
 */
export const commissionTerms = call('GET', '/api/product/getPremiumAndMissionConfig', {
  summary: 'Commission and rewards of a product',
  request: asIs<ReferenceDataWires['commissionTerms']['request']>(),
  response: commissionCodec,
});

/** Returns the lists of options for the fields on the screens of a product. */
export const productDictionaries = call('GET', '/api/product/getProductDictionaryDTOList', {
  summary: 'Lists of choices of a product',
  request: asIs<ReferenceDataWires['productDictionaries']['request']>(),
  response: asIs<ReferenceDataWires['productDictionaries']['response']>(),
});

/**
 * Returns the industries of GB/T 4754 that are directly below the industry `id`. If `id` is `0`, returns the sections,
 * which are the top level.
 */
export const industries = call('GET', '/api/getAllIndustries/:id', {
  summary: 'Industries below one',
  request: asIs<ReferenceDataWires['industries']['request']>(),
  response: asIs<ReferenceDataWires['industries']['response']>(),
});

/**
 * Returns all industries of GB/T 4754 in one response, each parent before its children. The industry picker searches
 * this list. A row has no `pinyin` if the client can derive it from the rows before this row.
 */
export const allIndustries = call('GET', '/api/own/industries', {
  summary: 'Every industry',
  request: asIs<ReferenceDataWires['allIndustries']['request']>(),
  response: asIs<ReferenceDataWires['allIndustries']['response']>(),
});

/** Returns the public disclosures of the platform, such as licence, insurers, privacy and complaints. */
export const disclosures = call('GET', '/api/getInformationRevealList', {
  summary: 'Disclosures of the information page',
  access: 'public',
  request: asIs<ReferenceDataWires['disclosures']['request']>(),
  response: asIs<ReferenceDataWires['disclosures']['response']>(),
});
