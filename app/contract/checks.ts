import type { GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { asIs, call, type Codec } from './call.ts';
import type { CheckWires, CompanyWire, GroupOrderType, InitialWire, PersonsWire, RiskWire } from './checks.schema.ts';
import { personCodec, rosterBodyLimit, schemeCodec } from './wire/draft.ts';
import { groupIdTypeWords } from './wire/wireWords.ts';

/** The organisation to be insured. */
export interface CompanyToCheck {
  readonly productId: string;
  readonly groupName: string;
  readonly groupIdType: GroupIdType;
  /** Empty: only the name is judged. */
  readonly groupIdNo: string;
}

const companyCodec: Codec<CompanyToCheck, CompanyWire> = {
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
  response: asIs<CheckWires['checkCompany']['response']>(),
});

/** Keeps that a group was turned away. The same group again is counted on its record. */
export const saveWaylay = call('POST', '/api/saveGroupWaylayRecord', {
  summary: 'Record a group that was turned away',
  request: asIs<CheckWires['saveWaylay']['request']>(),
  response: asIs<CheckWires['saveWaylay']['response']>(),
});

/** Persons to be judged for a product before there is an order. */
export interface PersonsToCheck {
  readonly productId: string;
  /** First day of cover; empty: tomorrow. */
  readonly startDate: string;
  readonly persons: readonly Person[];
}

/** Judges insured persons; refused with 000002 and the problem persons where something is wrong. */
export const checkPersons = call('POST', '/api/validPersonInfo', {
  summary: 'Check insured persons',
  bodyLimit: rosterBodyLimit,
  request: {
    toWire: ({ productId, startDate, persons }: PersonsToCheck): PersonsWire => ({
      productId,
      validStartDate: startDate,
      personInfoList: persons.map((person) => personCodec.toWire(person)),
    }),
    fromWire: (wire: PersonsWire): PersonsToCheck => ({
      productId: wire.productId,
      startDate: wire.validStartDate ?? '',
      persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    }),
  },
  response: asIs<CheckWires['checkPersons']['response']>(),
});

/** Persons whose other covers are asked for. */
export interface PersonsAtRisk {
  readonly productId: string;
  readonly orderType: GroupOrderType;
  readonly persons: readonly Person[];
}

/** Covers in force that the caller has sold to each person already; persons without any are left out. */
export const personRisk = call('POST', '/api/getPersonRiskInfo', {
  summary: 'Covers that persons have already',
  bodyLimit: rosterBodyLimit,
  request: {
    toWire: ({ productId, orderType, persons }: PersonsAtRisk): RiskWire => ({
      productId,
      groupOrderType: orderType,
      personInfoList: persons.map((person) => personCodec.toWire(person)),
    }),
    fromWire: (wire: RiskWire): PersonsAtRisk => ({
      productId: wire.productId,
      orderType: wire.groupOrderType,
      persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    }),
  },
  response: asIs<CheckWires['personRisk']['response']>(),
});

/** First scheme of a writing screen, with its premium. */
export interface InitialPremium {
  readonly productId: string;
  readonly productVersion: number;
  readonly months: number;
  readonly scheme: Scheme;
  readonly quote: Quote;
}

/** The first price of a product: its standard scheme with the fewest persons that it takes. */
export const initialPremium = call('GET', '/api/order/initCalPremium', {
  summary: 'First price of a product',
  request: asIs<CheckWires['initialPremium']['request']>(),
  response: {
    toWire: ({ productId, productVersion, months, scheme, quote }: InitialPremium): InitialWire => ({
      productId,
      productVersion,
      duration: months,
      durationUnit: 'month',
      scheme: schemeCodec.toWire(scheme),
      premiumInfo: quote,
    }),
    fromWire: (wire: InitialWire): InitialPremium => ({
      productId: wire.productId,
      productVersion: wire.productVersion,
      months: wire.duration,
      scheme: schemeCodec.fromWire(wire.scheme),
      quote: wire.premiumInfo,
    }),
  },
});

/** Tells if a product is sold by invitation only, and if the caller has an invitation. */
export const productWhiteList = call('GET', '/api/order/checkProductWhiteList', {
  summary: 'Whether the caller may sell a product that is sold by invitation',
  request: asIs<CheckWires['productWhiteList']['request']>(),
  response: asIs<CheckWires['productWhiteList']['response']>(),
});

/** Redeems an invitation: from now on it is the caller's. Someone else's answers as one that doesn't exist. */
export const redeemInvitation = call('GET', '/api/order/updateCheckProductWhiteUuid', {
  summary: 'Redeem an invitation to sell a product',
  request: asIs<CheckWires['redeemInvitation']['request']>(),
  response: asIs<CheckWires['redeemInvitation']['response']>(),
});
