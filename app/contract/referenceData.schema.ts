import { type InferType, object, string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { day, decimal, filledText, flag, lines, listOf, nothing, shape, text, whole } from './wire/fields.ts';

const productIdOnly = () => object({ productId: filledText(20) }).noUnknown();

const regionEntry = shape({ code: whole(0, 999_999), name: text(60), parentId: whole(0, 999_999) });

const insuranceTypes = () =>
  listOf(shape({ insuranceType: text(40), insuranceTypeName: text(60), productNum: whole(0, 10_000) }), 100);

const commissionWire = shape({
  pushMoneySwitch: flag(),
  premiumRate: text(30),
  proPriceRate: decimal().optional(),
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
export type CommissionWire = InferType<typeof commissionWire>;

/** Schemas of the calls in `referenceData.ts`, by call name. */
export const referenceDataSchemas = {
  endorsableProducts: {
    request: nothing(),
    response: listOf(shape({ productId: text(20), productName: text(200), companyName: text(100) }), 1000),
  },
  constructionAreas: { request: productIdOnly(), response: listOf(regionEntry, 5000) },
  listInsuranceTypes: { request: nothing(), response: insuranceTypes() },
  insuranceTypesOfCompany: { request: shape({ companyCode: text(40).optional() }), response: insuranceTypes() },
  bankCodes: {
    request: productIdOnly(),
    response: listOf(
      shape({ bankCode: text(10), bankName: text(60), clearingCode: text(12), shortName: text(20), pinyin: text(200) }),
      1000,
    ),
  },
  bankAreas: { request: productIdOnly(), response: listOf(regionEntry, 1000) },
  commissionTerms: { request: productIdOnly(), response: commissionWire },
  productDictionaries: {
    request: productIdOnly(),
    response: listOf(
      shape({
        dictCode: text(40),
        dictName: text(60),
        itemList: listOf(shape({ code: text(60), name: text(100) }), 200),
      }),
      40,
    ),
  },
  industries: {
    request: object({
      id: string()
        .matches(/^(0|[A-T]|\d{2,4})$/)
        .required(),
    }).noUnknown(),
    response: listOf(shape({ code: text(4), name: text(100), parentCode: text(4), isLeaf: flag() }), 2000),
  },
  allIndustries: {
    request: nothing(),
    response: listOf(
      shape({ code: text(4), name: text(100), parentCode: text(4), pinyin: text(300).optional() }),
      3000,
    ),
  },
  disclosures: {
    request: nothing(),
    response: listOf(
      shape({ id: text(40), title: text(100), publishDate: day(), contentList: listOf(lines(1000), 50) }),
      100,
    ),
  },
};

/** Wire types of the calls in `referenceData.ts`, by call name. */
export type ReferenceDataWires = WiresOf<typeof referenceDataSchemas>;
