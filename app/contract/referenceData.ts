import { type RewardType } from '@tuanbao/library/domain/enumeration/rewardType';
import { object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { day, decimal, filledText, flag, lines, listOf, nothing, shape, text, whole } from './fields.ts';
import { rewardTypeWords } from './wireTables/policies.ts';

const productIdOnly = () => object({ productId: filledText(20) }).noUnknown();

/** Products whose policies can be endorsed on this back-office. */
export const endorsableProducts = call('GET', '/api/conservation/pc/getSupportPcConservationProductList', {
  summary: 'Products whose policies can be endorsed here',
  request: asIs(nothing()),
  response: asIs(listOf(shape({ productId: text(20), productName: text(200), companyName: text(100) }), 1000)),
});

const regionEntry = shape({ code: whole(0, 999_999), name: text(60), parentId: whole(0, 999_999) });

/** Provinces and cities where a construction product covers sites. Refused for other products. */
export const constructionAreas = call('GET', '/api/getConstructionAreaCode', {
  summary: 'Regions where a construction product covers sites',
  request: asIs(productIdOnly()),
  response: asIs(listOf(regionEntry, 5000)),
});

const insuranceTypes = () =>
  asIs(listOf(shape({ insuranceType: text(40), insuranceTypeName: text(60), productNum: whole(0, 10_000) }), 100));

/** Product lines on sale with their number of products. */
export const listInsuranceTypes = call('GET', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines on sale',
  request: asIs(nothing()),
  response: insuranceTypes(),
});

/** Product lines among the products of an insurer; empty: of every insurer. */
export const insuranceTypesOfCompany = call('POST', '/api/main/queryInsuranceTypeList', {
  summary: 'Product lines of one insurer',
  request: asIs(shape({ companyCode: text(40) })),
  response: insuranceTypes(),
});

/** Banks for refunds and special invoices. */
export const bankCodes = call('GET', '/api/getBankCodeList', {
  summary: 'Banks',
  request: asIs(productIdOnly()),
  response: asIs(
    listOf(
      shape({ bankCode: text(10), bankName: text(60), clearingCode: text(12), shortName: text(20), pinyin: text(200) }),
      1000,
    ),
  ),
});

/** Provinces and cities in which a bank's branch can lie. */
export const bankAreas = call('GET', '/api/getBankAreaList', {
  summary: 'Provinces and cities of bank branches',
  request: asIs(productIdOnly()),
  response: asIs(listOf(regionEntry, 1000)),
});

/** Commission for selling a product. Yuan and rates as decimal text. */
export interface CommissionTerms {
  readonly isShown: boolean;
  /** Share of the premium; empty where it isn't shown. */
  readonly rate: string;
  readonly missions: readonly {
    readonly code: string;
    readonly name: string;
    readonly type: RewardType;
    readonly from: string;
    readonly until: string;
    readonly steps: readonly { readonly target: number; readonly bonus: string }[];
  }[];
}

const commissionWire = shape({
  pushMoneySwitch: flag(),
  premiumRate: text(30),
  missionList: listOf(
    shape({
      missionCode: text(40),
      missionName: text(100),
      rewardType: text(4),
      startDate: day(),
      endDate: day(),
      stepList: listOf(shape({ target: whole(1, 1e9), bonus: decimal() }), 20),
    }),
    100,
  ),
});

const commissionCodec: Codec<CommissionTerms, InferType<typeof commissionWire>> = {
  schema: commissionWire,
  toWire: ({ isShown, rate, missions }) => ({
    pushMoneySwitch: isShown,
    premiumRate: rate,
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
  request: asIs(productIdOnly()),
  response: commissionCodec,
});

/** The lists of choices that the screens of a product offer. */
export const productDictionaries = call('GET', '/api/product/getProductDictionaryDTOList', {
  summary: 'Lists of choices of a product',
  request: asIs(productIdOnly()),
  response: asIs(
    listOf(
      shape({
        dictCode: text(40),
        dictName: text(60),
        itemList: listOf(shape({ code: text(60), name: text(100) }), 200),
      }),
      40,
    ),
  ),
});

/** Industries of GB/T 4754 directly below one; `0` asks for the sections. */
export const industries = call('GET', '/api/getAllIndustries/:id', {
  summary: 'Industries below one',
  request: asIs(
    object({
      id: string()
        .matches(/^(0|[A-T]|\d{2,4})$/)
        .required(),
    }).noUnknown(),
  ),
  response: asIs(listOf(shape({ code: text(4), name: text(100), parentCode: text(4), isLeaf: flag() }), 2000)),
});

/** Every industry of GB/T 4754 in one answer, parents before children, for the picker that searches them; `pinyin` only where the names before don't tell it. */
export const allIndustries = call('GET', '/api/own/industries', {
  summary: 'Every industry',
  request: asIs(nothing()),
  response: asIs(
    listOf(shape({ code: text(4), name: text(100), parentCode: text(4), pinyin: text(300).optional() }), 3000),
  ),
});

/** Public disclosures of the platform: licence, insurers, privacy, complaints. */
export const disclosures = call('GET', '/api/getInformationRevealList', {
  summary: 'Disclosures of the information page',
  access: 'public',
  request: asIs(nothing()),
  response: asIs(
    listOf(shape({ id: text(40), title: text(100), publishDate: day(), contentList: listOf(lines(1000), 50) }), 100),
  ),
});
