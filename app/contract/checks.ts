import type { GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { asIs, call, type Codec } from './call.ts';
import type { CheckWires, CompanyWire, GroupOrderType, InitialWire, PersonsWire, RiskWire } from './checks.schema.ts';
import { schemeCodec } from './wire/draft.ts';
import { rosterBodyLimit } from './wire/limits.ts';
import { personCodec } from './wire/person.ts';
import { groupIdTypeWords } from './wire/wireWords.ts';

/** Organisation that is checked before it is insured. */
export interface CompanyToCheck {
  readonly productId: string;
  readonly groupName: string;
  readonly groupIdType: GroupIdType;
  /** Number of the organisation's document. If it is empty, only the name is checked. */
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

/**
 * Checks the name and number of an organisation and returns the problems. `isRefused` means that the insurer declines
 * the organisation permanently (拒保).
 */
export const checkCompany = call('GET', '/api/common/checkCompanyInfo', {
  summary: 'Check the name and number of an organisation',
  request: companyCodec,
  response: asIs<CheckWires['checkCompany']['response']>(),
});

/**
 * Records that an organisation was declined for a product. If the caller has already recorded this organisation for
 * this product, the counter of that record increases.
 */
export const saveWaylay = call('POST', '/api/saveGroupWaylayRecord', {
  summary: 'Record a group that was turned away',
  request: asIs<CheckWires['saveWaylay']['request']>(),
  response: asIs<CheckWires['saveWaylay']['response']>(),
});

/** Persons that are checked for a product before an order exists. */
export interface PersonsToCheck {
  readonly productId: string;
  /** First day of cover. If it is empty, the check uses tomorrow. */
  readonly startDate: string;
  readonly persons: readonly Person[];
}

/**
 * Checks insured persons. If there are problems, the call is refused with 000002 and `data` lists the persons with
 * their problems.
 */
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

/** Request for the covers that persons already have. */
export interface PersonsAtRisk {
  readonly productId: string;
  readonly orderType: GroupOrderType;
  readonly persons: readonly Person[];
}

/**
 * Returns the covers in force that the caller already sold to each person. A person without such a cover is left out.
 */
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

/** Scheme that the writing screen shows first, with its premium. */
export interface InitialPremium {
  readonly productId: string;
  readonly productVersion: number;
  readonly months: number;
  readonly scheme: Scheme;
  readonly quote: Quote;
}

/**
 * Returns the first price of a product: the price of a new scheme with the minimum number of persons, for the longest
 * duration that the product has.
 */
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

/**
 * Returns `isWhiteListed`, which is true when a product is sold by invitation only, and `isAllowed`, which is true when
 * the caller may sell it.
 */
export const productWhiteList = call('GET', '/api/order/checkProductWhiteList', {
  summary: 'Whether the caller may sell a product that is sold by invitation',
  request: asIs<CheckWires['productWhiteList']['request']>(),
  response: asIs<CheckWires['productWhiteList']['response']>(),
});

/**
 * Redeems an invitation for the caller. If another agent has redeemed the invitation or it has expired, the response is
 * the same as for an unknown invitation.
 */
export const redeemInvitation = call('GET', '/api/order/updateCheckProductWhiteUuid', {
  summary: 'Redeem an invitation to sell a product',
  request: asIs<CheckWires['redeemInvitation']['request']>(),
  response: asIs<CheckWires['redeemInvitation']['response']>(),
});
