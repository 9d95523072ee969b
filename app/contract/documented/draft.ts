import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { type LaterApplicantName, laterApplicantNames } from '../wire/applicantNames.ts';
import { ContradictionError } from '../wire/contradiction.ts';
import type { PeriodWire } from '../wire/coverPeriod.schema.ts';
import { periodFromWire } from '../wire/coverPeriod.ts';
import type { DraftWire, PersonWire, SchemeWire } from '../wire/draft.schema.ts';
import { answeredAddress } from './address.ts';
import { receivedApplicant } from './applicant.ts';
import { receivedBill } from './bill.ts';
import type { DraftPayload, PersonPayload } from './draft.schema.ts';
import type { Facts } from './facts.ts';
import { answeredArchive, receivedMaterials } from './materials.ts';
import { answeredPerson, oneRoster, receivedPersons } from './persons.ts';
import { answeredScheme, factorRateOf, receivedScheme, unplaced } from './schemes.ts';
import { answeredSubjects, houseOfApplicant, receivedSubjects } from './subjects.ts';

type Product = ProductDefinition | null;

/** Returns the discount tiers with the field names of the specification. */
export const discountListOf = (product: Product) =>
  (product?.discountTiers ?? []).map(({ minPersons, maxPersons, discount }) => ({
    minN: minPersons,
    maxN: maxPersons,
    dicount: discount,
  }));

/** Returns the rate of each plan of a product. The premium of a scheme is multiplied by the rate of its plan. */
export const premiumRatesOf = (product: Product) =>
  (product?.plans ?? []).map(({ code, rate }) => ({ planCode: code, premiumRate: rate }));

/** Empty values for the fields in `laterApplicantNames`. They complete records that are older than these fields. */
const laterTexts = Object.fromEntries(Object.values(laterApplicantNames).map(({ name }) => [name, ''])) as Record<
  LaterApplicantName,
  ''
>;

/** Returns a draft with every field that the specification names. */
export function answeredDraft(draft: DraftWire, facts: Facts) {
  const product = facts.productOf(draft.productId);
  const { groupApplicant, personInfoList: persons } = draft;
  const { businessLicense, archiveInfo } = answeredArchive(draft);
  const [first] = draft.schemes;
  return {
    ...draft,
    ...answeredSubjects(draft, facts),
    imgList: draft.imgList ?? [],
    authorizationBookList: draft.authorizationBookList ?? [],
    lastYearPolicyUrl: draft.lastYearPolicyUrl ?? '',
    environmentUrl: draft.environmentUrl ?? '',
    insurePeriod: periodFromWire(draft).months,
    groupName: groupApplicant.groupName,
    legalPersonName: groupApplicant.legalPersonName,
    groupCardType: groupApplicant.groupCardType,
    groupCardId: groupApplicant.groupCardId,
    planCode: first?.planCode ?? '',
    ...(first && { factorRate: factorRateOf(first, product) }),
    discountList: discountListOf(product),
    premiumRateList: premiumRatesOf(product),
    coInsuranceCompanyList: (product?.coInsurers ?? []).map(({ code, name, share }) => ({ code, name, share })),
    schemes: draft.schemes.map((scheme) => answeredScheme(scheme, product, persons)),
    personInfoList: persons.map(answeredPerson),
    groupApplicant: {
      ...laterTexts,
      industryInfos: [],
      ...groupApplicant,
      residentAddress: answeredAddress(groupApplicant.residentAddress, facts),
      ...houseOfApplicant(draft, facts),
      businessLicense,
      archiveInfo,
      personsInfo: unplaced(draft.schemes, persons).map(answeredPerson),
    },
  };
}

/**
 * Returns the period of cover of a payload.
 * @throws ContradictionError when `insurePeriod`, which is in months, and `duration` with its unit give different
 * periods
 */
function receivedPeriod(draft: DraftPayload): PeriodWire {
  const { insurePeriod, duration, durationUnit } = draft;
  const isInPeriod = duration === undefined && insurePeriod !== undefined;
  const period: PeriodWire = {
    validStartDate: draft.validStartDate ?? '',
    validEndDate: draft.validEndDate ?? '',
    duration: (isInPeriod ? insurePeriod : duration) ?? 0,
    durationUnit: isInPeriod ? 'month' : (durationUnit ?? (duration ? 'month' : '')),
  };
  if (insurePeriod !== undefined && insurePeriod !== periodFromWire(period).months) {
    throw new ContradictionError('fieldsDiffer', 'insurePeriod');
  }
  return period;
}

/**
 * Returns a function that sets the scheme of a person. The person may name the scheme by its id or by its position in
 * the draft, from 1. If the person has no `productCombId`, the person gets the scheme `inScheme` or, without it, the
 * only scheme of the draft.
 */
function placedIn(schemes: readonly SchemeWire[]) {
  const ids = new Set(schemes.map(({ schemeId }) => schemeId));
  return (person: PersonPayload, inScheme?: string): PersonPayload => {
    const named = person.productCombId ?? inScheme ?? (schemes.length === 1 ? schemes[0]?.schemeId : undefined) ?? '';
    const numbered = /^\d{1,3}$/.test(named) ? schemes[Number(named) - 1]?.schemeId : undefined;
    return { ...person, productCombId: ids.has(named) ? named : (numbered ?? named) };
  };
}

function receivedRoster(draft: DraftPayload, schemes: readonly SchemeWire[]): PersonWire[] {
  const place = placedIn(schemes);
  const listed = (draft.personInfoList ?? []).map((person) => place(person));
  const withOccupations = draft.schemes.flatMap(({ professions = [] }, at) =>
    professions.map(({ personsInfo = [] }, index) => {
      const { schemeId, professions: known } = schemes[at] ?? {};
      const { code = '', des = '', val = '' } = known?.[index] ?? {};
      const persons = personsInfo.map((person) =>
        place({ occupationCode: code, occupationDesc: des, occupationType: val, ...person }, schemeId),
      );
      return [`schemes.${at}.professions.${index}.personsInfo`, persons] as const;
    }),
  );
  const ofApplicant = (draft.groupApplicant?.personsInfo ?? []).map((person) => place(person));
  const roster = oneRoster(listed, [...withOccupations, ['groupApplicant.personsInfo', ofApplicant]]);
  return receivedPersons(roster, 'personInfoList');
}

/**
 * Converts a payload in the form of the specification to a draft. Fields that the project adds are derived when the
 * payload doesn't have them.
 *
 * @throws ContradictionError when fields of the payload contradict each other, or when a profession has no valid
 * occupation class
 */
export function receivedDraft(draft: DraftPayload, facts: Facts): DraftWire {
  const product = facts.productOf(draft.productId);
  const schemes = draft.schemes.map((scheme, at) => receivedScheme(scheme, product, at, at === 0 ? draft : {}));
  return {
    productId: draft.productId,
    productVersion: draft.productVersion ?? product?.version ?? 0,
    applyQuantity: draft.applyQuantity ?? 1,
    ...receivedPeriod(draft),
    schemes,
    ...(draft.schemeRelation && { schemeRelation: draft.schemeRelation }),
    personInfoList: receivedRoster(draft, schemes),
    groupApplicant: receivedApplicant(draft, product),
    ...receivedSubjects(draft),
    ...receivedMaterials(draft),
    ...receivedBill(draft.billInfo),
  };
}
