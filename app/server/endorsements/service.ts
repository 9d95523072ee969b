import { earliestEffectiveDate } from '@tuanbao/library/domain/endorsement/effectiveDate';
import { eligibilityOf } from '@tuanbao/library/domain/endorsement/endorsementEligibility';
import type { EndorsementTrial } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import {
  defaultEndorsementRule,
  type EndorsementKind,
  personsAllowedBy,
} from '@tuanbao/library/domain/product/endorsementRule';
import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import { emptyPerson } from '@tuanbao/library/domain/roster/person';
import { classOfPerson } from '@tuanbao/library/domain/roster/rosterContext';
import type { Locale } from '@tuanbao/library/i18n/messagePack';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import type { PolicyRequest } from '../../contract/endorsements.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { productOnSale } from '../catalogue/products.ts';
import { headsOf, rosterHistory } from '../orders/rosterVersionsRepository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { rosterContextFor } from './contexts.ts';
import { eligibilityProblem, offeredPolicyOf, refuseWrongPersons, requestFor, trialFor } from './judge.ts';
import { policyOf } from './policyOf.ts';
import { reasonFor } from './refusals.ts';

/**
 * Returns whether a policy can be endorsed now, and whether endorsements of the policy are requested in this app or on
 * another site. If the policy can't be endorsed, `msg` is the reason. @throws Refusal 900404 when the agent has no such
 * policy
 */
export async function canApply(services: Services, agent: AgentIdentity, policyUuid: string, locale: Locale) {
  const policy = await asAgent(services.database, agent.id, (tx) =>
    policyOf(services, tx, { agentId: agent.id, uuid: policyUuid }),
  );
  const problem = eligibilityProblem(services, policy);
  const externalAddress = policy.rule?.externalAddress ?? '';
  const isExternal = externalAddress !== '';
  const isEnded = problem !== null && problem.code !== 'endorsementInProgress';
  const eligibility = eligibilityOf({
    canProceed: problem === null,
    message: problem ? reasonFor(problem, locale) : '',
    isExternal: isExternal && !isEnded,
    externalAddress,
  });
  const msg = eligibility.kind === 'refused' ? eligibility.message || reasonFor(eligibility.problem, locale) : '';
  return {
    canFlag: eligibility.kind === 'proceed',
    msg,
    isOutproduct: isExternal,
    conservationUrl: eligibility.kind === 'external' ? eligibility.address : '',
  };
}

/**
 * The endorsement rule of a product. If the product doesn't allow endorsements, the rule has no kinds.
 * @throws Refusal 900404 when the product isn't on sale
 */
export const configOf = ({ catalogue }: Services, productId: string) =>
  productOnSale(catalogue, productId).endorsement ?? { ...defaultEndorsementRule, kinds: [] };

/**
 * The limits for endorsements of a policy.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the product doesn't allow endorsements
 */
export async function settingsOf(
  services: Services,
  agent: AgentIdentity,
  { policyUuid, onlineFlag }: { readonly policyUuid: string; readonly onlineFlag?: '0' | '1' | undefined },
): Promise<EndorsementSettings> {
  const { policy, heads } = await asAgent(services.database, agent.id, async (tx) => {
    const found = await offeredPolicyOf(services, tx, agent, policyUuid);
    return { policy: found, heads: await headsOf(tx, found.orderId) };
  });
  const earliest = earliestEffectiveDate(services.clock.today(), policy.cover);
  const last = policy.lastEffectiveDate;
  return {
    policyUuid: policy.uuid,
    policySn: policy.sn,
    productId: policy.productId,
    productName: policy.productName,
    groupName: policy.groupName,
    startDate: policy.cover.startDate,
    endDate: policy.cover.endDate,
    earliestEffectiveDate: last !== null && last > earliest ? last : earliest,
    latestEffectiveDate: policy.cover.endDate,
    heads,
    rosterVersion: policy.rosterVersion,
    payWays: onlineFlag === '0' ? ['transfer'] : ['online', 'transfer'],
    schemes: rosterContextFor(services, policy, '').schemes,
    rule: policy.rule,
  };
}

/**
 * The trial premium of an endorsement request.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the policy can't be endorsed or the request
 * can't be priced, 000002 with the persons who differ from the policy's records or can't be priced
 */
export const calcPremium = (
  services: Services,
  agent: AgentIdentity,
  given: PolicyRequest,
): Promise<EndorsementTrial> =>
  asAgent(services.database, agent.id, async (tx) => trialFor(await requestFor(services, tx, agent, given)));

/**
 * Checks the persons of an endorsement request.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the policy can't be endorsed, 000002 with the
 * persons who have problems
 */
export const verifyPersons = (services: Services, agent: AgentIdentity, given: PolicyRequest): Promise<void> =>
  asAgent(services.database, agent.id, async (tx) => refuseWrongPersons(await requestFor(services, tx, agent, given)));

/**
 * Returns whether a scheme of the policy accepts an occupation.
 * @throws Refusal 900404 when the agent has no such policy, or the policy has a different product or no such scheme;
 * 006004 when the product doesn't allow endorsements
 */
export async function canApplyJobCode(
  services: Services,
  agent: AgentIdentity,
  asked: {
    readonly policyUuid: string;
    readonly productId: string;
    readonly productCombId: string;
    readonly conservationJobDTO: { readonly jobCode: string; readonly jobDesc: string; readonly jobType: string };
  },
  locale: Locale,
) {
  const policy = await asAgent(services.database, agent.id, (tx) =>
    offeredPolicyOf(services, tx, agent, asked.policyUuid),
  );
  if (policy.productId !== asked.productId || policy.schemes.every(({ id }) => id !== asked.productCombId)) {
    throw notFound();
  }
  const roster = rosterContextFor(services, policy, '');
  const { jobCode, jobDesc, jobType } = asked.conservationJobDTO;
  const person = {
    ...emptyPerson,
    schemeId: asked.productCombId,
    occupationCode: jobCode,
    occupationName: jobDesc,
    occupationClass: jobType,
  };
  const problem = personProblems(person, roster).find(
    ({ path, severity }) => path.startsWith('occupation') && severity === 'error',
  );
  const occupationClass = classOfPerson(person, roster);
  return {
    canFlag: problem === undefined,
    msg: problem ? reasonFor(problem, locale) : '',
    jobType: occupationClass === null ? '' : String(occupationClass),
  };
}

/**
 * For one kind of change: the maximum number of changes, the number of changes so far, and the number of changes that
 * are still possible. `limit` and `left` are null if the product doesn't limit the number. For removed persons, `left`
 * is never null, because a minimum number of persons must remain insured. For added persons, `limit` and `used` are
 * numbers of insured persons instead.
 */
interface Room {
  readonly limit: number | null;
  readonly used: number;
  readonly left: number | null;
}

const roomOf = (limit: number | null, used: number): Room => ({
  limit,
  used,
  left: limit === null ? null : Math.max(limit - used, 0),
});

const finite = (count: number) => (Number.isFinite(count) ? count : null);

/**
 * Returns the number of persons who can still be added, replaced or removed by an endorsement of the kind `kind`, and
 * the numbers from which it is computed (see `Room`). `canFlag` is false if no such endorsement is possible now.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the product doesn't allow endorsements
 */
export async function riskLimit(
  services: Services,
  agent: AgentIdentity,
  { policyUuid, kind }: { readonly policyUuid: string; readonly kind: EndorsementKind },
  locale: Locale,
) {
  const { policy, heads, history } = await asAgent(services.database, agent.id, async (tx) => {
    const found = await offeredPolicyOf(services, tx, agent, policyUuid);
    return {
      policy: found,
      heads: await headsOf(tx, found.orderId),
      history: await rosterHistory(tx, found.orderId),
    };
  });
  const { rule, initialHeads } = policy;
  const rooms: Readonly<Record<EndorsementKind, () => Room>> = {
    add: () => roomOf(rule.maxHeads, heads),
    replace: () => roomOf(finite(personsAllowedBy(rule.replacementLimit, initialHeads)), history.replaced),
    remove: () => {
      const byLimit = roomOf(finite(personsAllowedBy(rule.removalLimit, initialHeads)), history.removed);
      const byHeads = Math.max(heads - rule.minRemainingHeads, 0);
      return { ...byLimit, left: byLimit.left === null ? byHeads : Math.min(byLimit.left, byHeads) };
    },
  };
  const { limit, used, left } = rooms[kind]();
  const problem = rule.kinds.includes(kind)
    ? eligibilityProblem(services, policy)
    : { code: 'kindNotAllowed', params: { kind } };
  const refusal = problem ?? (left === 0 ? noneLeft(kind, heads, limit ?? heads, rule) : null);
  return {
    canFlag: refusal === null,
    msg: refusal ? reasonFor(refusal, locale) : '',
    personCount: heads,
    limitCount: limit,
    usedCount: used,
    leftCount: left,
  };
}

function noneLeft(kind: EndorsementKind, heads: number, max: number, rule: { readonly minRemainingHeads: number }) {
  if (kind === 'add') return { code: 'tooManyHeads', params: { max, heads: heads + 1 } };
  if (kind === 'replace') return { code: 'replacementLimitExceeded', params: { max, left: 0, asked: 1 } };
  return heads <= rule.minRemainingHeads
    ? { code: 'tooFewRemain', params: { min: rule.minRemainingHeads, heads: heads - 1 } }
    : { code: 'removalLimitExceeded', params: { max, left: 0, asked: 1 } };
}
