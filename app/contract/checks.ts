import type { GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { mixed, object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { maxPersonsInRequest, personCodec, rosterBodyLimit, schemeCodec } from './draft.ts';
import { day, dayOrEmpty, domainValue, filledText, flag, listOf, nothing, shape, text, whole } from './fields.ts';
import { groupIdTypeWords } from './wireWords.ts';

/** The organisation to be insured. */
export interface CompanyToCheck {
  readonly productId: string;
  readonly groupName: string;
  readonly groupIdType: GroupIdType;
  /** Empty: only the name is judged. */
  readonly groupIdNo: string;
}

const companyWire = object({
  productId: filledText(20),
  groupName: text(300),
  groupCardType: text(4),
  groupCardId: text(60),
}).noUnknown();

const companyCodec: Codec<CompanyToCheck, InferType<typeof companyWire>> = {
  schema: companyWire,
  toWire: ({ groupIdType, groupIdNo, ...rest }) => ({
    ...rest,
    groupCardType: groupIdTypeWords.codeOf(groupIdType),
    groupCardId: groupIdNo,
  }),
  fromWire: ({ groupCardType, groupCardId, ...rest }) => ({
    ...rest,
    groupIdType: groupIdTypeWords.wordOf(groupCardType) as GroupIdType,
    groupIdNo: groupCardId,
  }),
};

/** Problems of an organisation's name and number; `isRefused` says that it is turned away for good (拒保). */
export const checkCompany = call('GET', '/api/common/checkCompanyInfo', {
  summary: 'Check the name and number of an organisation',
  request: companyCodec,
  response: asIs(
    shape({
      isValid: flag(),
      isRefused: flag(),
      /** `message` is Chinese; `word` is the forbidden one, for a message in another language. */
      problemList: listOf(
        shape({ field: text(60), code: text(60), message: text(300), word: text(60).optional() }),
        50,
      ),
    }),
  ),
});

/** Keeps that a group was turned away. The same group again is counted on its record. */
export const saveWaylay = call('POST', '/api/saveGroupWaylayRecord', {
  summary: 'Record a group that was turned away',
  request: asIs(shape({ productId: filledText(20), productName: text(200), groupName: filledText(200) })),
  response: asIs(nothing()),
});

/** Persons to be judged for a product before there is an order. */
export interface PersonsToCheck {
  readonly productId: string;
  /** First day of cover; empty: tomorrow. */
  readonly startDate: string;
  readonly persons: readonly Person[];
}

const personsWire = shape({
  productId: filledText(20),
  validStartDate: dayOrEmpty().optional(),
  personInfoList: listOf(personCodec.schema, maxPersonsInRequest),
});

/** Judges insured persons; refused with 000002 and the problem persons where something is wrong. */
export const checkPersons = call('POST', '/api/validPersonInfo', {
  summary: 'Check insured persons',
  bodyLimit: rosterBodyLimit,
  request: {
    schema: personsWire,
    toWire: ({ productId, startDate, persons }: PersonsToCheck): InferType<typeof personsWire> => ({
      productId,
      validStartDate: startDate,
      personInfoList: persons.map((person) => personCodec.toWire(person)),
    }),
    fromWire: (wire): PersonsToCheck => ({
      productId: wire.productId,
      startDate: wire.validStartDate ?? '',
      persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    }),
  },
  response: asIs(shape({ personCount: whole(0, maxPersonsInRequest) })),
});

/** `2`: the persons are part of an endorsement. */
export type GroupOrderType = '1' | '2';

/** Persons whose other covers are asked for. */
export interface PersonsAtRisk {
  readonly productId: string;
  readonly orderType: GroupOrderType;
  readonly persons: readonly Person[];
}

const riskWire = shape({
  productId: filledText(20),
  groupOrderType: mixed<GroupOrderType>().oneOf(['1', '2']).required(),
  personInfoList: listOf(personCodec.schema, maxPersonsInRequest),
});

/** Covers in force that the caller has sold to each person already; persons without any are left out. */
export const personRisk = call('POST', '/api/getPersonRiskInfo', {
  summary: 'Covers that persons have already',
  bodyLimit: rosterBodyLimit,
  request: {
    schema: riskWire,
    toWire: ({ productId, orderType, persons }: PersonsAtRisk): InferType<typeof riskWire> => ({
      productId,
      groupOrderType: orderType,
      personInfoList: persons.map((person) => personCodec.toWire(person)),
    }),
    fromWire: (wire): PersonsAtRisk => ({
      productId: wire.productId,
      orderType: wire.groupOrderType,
      persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    }),
  },
  response: asIs(
    shape({
      personRiskList: listOf(
        shape({
          key: whole(0, Number.MAX_SAFE_INTEGER),
          insuredName: text(100),
          isSameProduct: flag(),
          coverList: listOf(
            shape({ policySn: text(60), productName: text(200), validStartDate: day(), validEndDate: day() }),
            50,
          ),
        }),
        maxPersonsInRequest,
      ),
    }),
  ),
});

/** First scheme of a writing screen, with its premium. */
export interface InitialPremium {
  readonly productId: string;
  readonly productVersion: number;
  readonly months: number;
  readonly scheme: Scheme;
  readonly quote: Quote;
}

const initialWire = shape({
  productId: text(20),
  productVersion: whole(0, 1_000_000),
  duration: whole(1, 120),
  durationUnit: text(10),
  scheme: schemeCodec.schema,
  premiumInfo: domainValue<Quote>('Quote'),
});

/** The first price of a product: its standard scheme with the fewest persons that it takes. */
export const initialPremium = call('GET', '/api/order/initCalPremium', {
  summary: 'First price of a product',
  request: asIs(object({ productId: filledText(20) }).noUnknown()),
  response: {
    schema: initialWire,
    toWire: ({ productId, productVersion, months, scheme, quote }: InitialPremium) => ({
      productId,
      productVersion,
      duration: months,
      durationUnit: 'month',
      scheme: schemeCodec.toWire(scheme),
      premiumInfo: quote,
    }),
    fromWire: (wire: InferType<typeof initialWire>): InitialPremium => ({
      productId: wire.productId,
      productVersion: wire.productVersion,
      months: wire.duration,
      scheme: schemeCodec.fromWire(wire.scheme),
      quote: wire.premiumInfo,
    }),
  },
});

const whiteList = () => asIs(shape({ isWhiteListed: flag(), isAllowed: flag() }));

/** Tells if a product is sold by invitation only, and if the caller has an invitation. */
export const productWhiteList = call('GET', '/api/order/checkProductWhiteList', {
  summary: 'Whether the caller may sell a product that is sold by invitation',
  request: asIs(object({ productId: filledText(20) }).noUnknown()),
  response: whiteList(),
});

/** Redeems an invitation: from now on it is the caller's. Someone else's answers as one that doesn't exist. */
export const redeemInvitation = call('GET', '/api/order/updateCheckProductWhiteUuid', {
  summary: 'Redeem an invitation to sell a product',
  request: asIs(object({ productId: filledText(20), uuid: string().max(60).required() }).noUnknown()),
  response: whiteList(),
});
