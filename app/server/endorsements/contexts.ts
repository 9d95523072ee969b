import { effectiveDateProblems } from '@tuanbao/library/domain/endorsement/effectiveDate';
import type { EndorsementCode, EndorsementContext } from '@tuanbao/library/domain/endorsement/endorsementProblems';
import type { TrialContext } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import {
  agreesWithRecord,
  type EndorsementRequest,
  type PersonChange,
} from '@tuanbao/library/domain/endorsement/personChange';
import type { PersonPremiums } from '@tuanbao/library/domain/endorsement/personCharge';
import { personPremiumsOf, type PolicyTerms } from '@tuanbao/library/domain/endorsement/personPremiums';
import { idTypeInList } from '@tuanbao/library/domain/identity/personIdType';
import { errorAt, type Problem } from '@tuanbao/library/domain/problem/problem';
import type { EndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import type { NewPerson, Person } from '@tuanbao/library/domain/roster/person';
import {
  acceptedIdTypes,
  classOfPerson,
  endorsementRosterContextOf,
  type RosterContext,
} from '@tuanbao/library/domain/roster/rosterContext';
import { rosterSchemesOf } from '@tuanbao/library/domain/scheme/rosterSchemes';

import type { PlacedPerson } from '../orders/rosterRepository.ts';
import { formerIdentities, latestRoster, rosterHistory } from '../orders/rosterVersionsRepository.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { EndorsedPolicy } from './policyOf.ts';

/**
 * A policy that can be endorsed in this app. The catalogue contains the policy's product in the version that was sold,
 * and the product has an endorsement rule.
 */
export interface OfferedPolicy extends EndorsedPolicy {
  readonly product: ProductDefinition;
  readonly rule: EndorsementRule;
}

export const isOffered = (policy: EndorsedPolicy): policy is OfferedPolicy =>
  policy.product !== null && policy.rule !== null;

/**
 * Returns the context for checking the persons of an endorsement request. The persons' ages are computed on the
 * effective day or, if this day isn't possible, today.
 */
export function rosterContextFor(services: Services, policy: OfferedPolicy, effectiveDate: string): RosterContext {
  const { clock, occupations } = services;
  const today = clock.today();
  const isDay = effectiveDateProblems(effectiveDate, today, policy.cover).length === 0;
  return endorsementRosterContextOf(policy.product, {
    today,
    startDate: isDay ? effectiveDate : today,
    occupations,
    schemes: rosterSchemesOf(policy.product, policy.schemes, policy.months),
  });
}

/**
 * Creates the function that returns the premiums of a person under a policy. Each combination of scheme and occupation
 * class is priced only once.
 */
function premiumsUnder(policy: OfferedPolicy, roster: RosterContext): TrialContext['premiumsOf'] {
  const terms: PolicyTerms = { ...policy, heads: policy.initialHeads };
  const known = new Map<string, PersonPremiums | null>();
  return (person) => {
    const scheme = policy.schemes.find(({ id }) => id === person.schemeId);
    const occupationClass = classOfPerson(person, roster);
    if (!scheme || occupationClass === null) return null;
    const key = `${scheme.id} ${occupationClass}`;
    let premiums = known.get(key);
    if (premiums === undefined) {
      const { occupations: _planned, ...asked } = scheme;
      premiums = personPremiumsOf(terms, { ...asked, classes: policy.classes.get(scheme.id) ?? [] }, occupationClass);
      known.set(key, premiums);
    }
    return premiums;
  };
}

export function trialContextFor(services: Services, policy: OfferedPolicy, roster: RosterContext): TrialContext {
  return {
    rule: policy.rule,
    today: services.clock.today(),
    cover: policy.cover,
    productVersion: policy.product.version,
    shortPeriodRates: policy.product.shortPeriodRates,
    premiumsOf: premiumsUnder(policy, roster),
    classOf: (person) => classOfPerson(person, roster),
  };
}

/** Data of a policy that are needed to check an endorsement request. */
export interface RequestContext {
  readonly policy: OfferedPolicy;
  readonly persons: readonly PlacedPerson[];
  readonly roster: RosterContext;
  readonly trial: TrialContext;
  readonly endorsement: EndorsementContext;
}

/** Loads the data of a policy that are needed to check an endorsement request. */
export async function requestContext(
  services: Services,
  tx: DatabaseTransaction,
  policy: OfferedPolicy,
  effectiveDate: string,
): Promise<RequestContext> {
  const { keyring, clock } = services;
  const persons = await latestRoster(tx, keyring, policy.orderId);
  const { removed, replaced } = await rosterHistory(tx, policy.orderId);
  const roster = rosterContextFor(services, policy, effectiveDate);
  const former = policy.rule.allowsReturn
    ? new Set<string>()
    : await formerIdentities(tx, keyring, policy.orderId, persons);
  const trial = trialContextFor(services, policy, roster);
  return {
    policy,
    persons,
    roster,
    trial,
    endorsement: {
      rule: policy.rule,
      today: clock.today(),
      classOf: trial.classOf,
      policy: {
        cover: policy.cover,
        persons,
        initialHeads: policy.initialHeads,
        unlistedHeads: policy.unlistedHeads,
        removedSoFar: removed,
        replacedSoFar: replaced,
        formerIdentities: former,
        hasOpenEndorsement: policy.hasOpenEndorsement,
        ...(policy.lastEffectiveDate === null ? {} : { lastEffectiveDate: policy.lastEffectiveDate }),
      },
    },
  };
}

const withoutPosition = ({ position: _position, ...person }: PlacedPerson): Person => person;

/**
 * Replaces the insured persons in an endorsement request by the policy's own records. A record is found by the person's
 * key, or by the id document if the request has no key. If there is no record, the person in the request stays
 * unchanged. If the product's list has another name for a permit for Hong Kong and Macau, this name is used.
 */
export function resolvedRequest(
  { effectiveDate, changes }: EndorsementRequest,
  persons: readonly PlacedPerson[],
  roster: RosterContext,
): EndorsementRequest {
  const byKey = new Map(persons.map((person) => [person.key, person]));
  const byIdentity = new Map(persons.map((person) => [identityOf(person), person]));
  const insured = (original: Person): Person => {
    const found = original.key > 0 ? byKey.get(original.key) : byIdentity.get(identityOf(original));
    return found ? withoutPosition(found) : original;
  };
  const resolved = changes.map((change): PersonChange =>
    change.kind === 'add' ? change : { ...change, original: insured(change.original) },
  );
  const named = (person: NewPerson): NewPerson => ({
    ...person,
    idType: idTypeInList(person.idType, acceptedIdTypes(roster)),
  });
  return {
    effectiveDate,
    changes: resolved.map((change) =>
      change.kind === 'remove' ? change : { ...change, person: named(change.person) },
    ),
  };
}

/**
 * Returns the problems of insured persons whose data in the request differ from the policy's records. The key
 * determines which person is changed, so a wrong key would change another person than the agent means. `given` and
 * `resolved` must list the changes in the same order.
 */
export const originalProblems = (
  given: EndorsementRequest,
  resolved: EndorsementRequest,
): readonly Problem<EndorsementCode>[] =>
  given.changes.flatMap((change, index) => {
    const record = resolved.changes[index];
    if (change.kind === 'add' || !record || record.kind === 'add') return [];
    return agreesWithRecord(change.original, record.original) ? [] : [errorAt(`changes.${index}`, 'originalDiffers')];
  });

/**
 * Returns the person with the occupation class that the product gives to the person's occupation. The class in the
 * request is ignored.
 */
export function ratedPerson(person: NewPerson, roster: RosterContext): NewPerson {
  const occupationClass = classOfPerson(person, roster);
  return { ...person, occupationClass: occupationClass === null ? '' : String(occupationClass) };
}
