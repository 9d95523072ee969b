import { dateProblems, endorsementProblems } from '@tuanbao/library/domain/endorsement/endorsementProblems';
import { type EndorsementTrial, trialOf } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';
import { policyEligibilityProblem } from '@tuanbao/library/domain/endorsement/policyEligibility';
import type { Problem } from '@tuanbao/library/domain/problem/problem';

import type { AgentIdentity } from '../calls/identity.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import {
  isOffered,
  type OfferedPolicy,
  type RequestContext,
  originalProblems,
  requestContext,
  resolvedRequest,
} from './contexts.ts';
import { type EndorsedPolicy, policyOf } from './policyOf.ts';
import { incomingProblems, isOfPerson, refusedBecause, refuseProblemPersons, refuseProblems } from './refusals.ts';

/** Returns the reason why a policy can't be endorsed now; null if it can be endorsed. */
export const eligibilityProblem = ({ clock }: Services, policy: EndorsedPolicy) =>
  policyEligibilityProblem({ ...policy, today: clock.today() });

/**
 * Returns a policy whose product allows endorsements, even if the policy can't be endorsed at the moment.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the product doesn't allow endorsements
 */
export async function offeredPolicyOf(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<OfferedPolicy> {
  const policy = await policyOf(services, tx, { agentId: agent.id, uuid: policyUuid });
  if (!isOffered(policy)) throw refusedBecause({ code: 'endorsementNotOffered', params: {} });
  return policy;
}

/** An endorsement request with the data that are needed to check it. */
export interface JudgedRequest {
  readonly context: RequestContext;
  /** The request, after its insured persons were replaced by the policy's own records. */
  readonly request: EndorsementRequest;
}

/**
 * Loads the policy of an endorsement request and replaces the insured persons in the request by the policy's records.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the policy can't be endorsed for another
 * reason than an open endorsement, 000002 when an insured person differs from the record
 */
export async function requestFor(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  given: { readonly policyUuid: string; readonly request: EndorsementRequest },
): Promise<JudgedRequest> {
  const policy = await offeredPolicyOf(services, tx, agent, given.policyUuid);
  const problem = eligibilityProblem(services, { ...policy, hasOpenEndorsement: false });
  if (problem) throw refusedBecause(problem);
  const context = await requestContext(services, tx, policy, given.request.effectiveDate);
  const request = resolvedRequest(given.request, context.persons, context.roster);
  refuseProblemPersons(originalProblems(given.request, request), request);
  return { context, request };
}

/**
 * Refuses an endorsement request if persons have problems. The problems are in the persons' own data, or in combination
 * with other persons of the policy.
 *
 * @throws Refusal 000002 with the persons who have problems
 */
export function refuseWrongPersons({ context, request }: JudgedRequest): void {
  const ofRules = endorsementProblems(request, context.endorsement).filter(isOfPerson);
  refuseProblemPersons([...incomingProblems(request, context), ...ofRules], request);
}

/**
 * Refuses an endorsement request that breaks a rule of the policy or of the product.
 * @throws Refusal 006004 when the request breaks a rule
 */
export function refuseWrongRequest({ context, request }: JudgedRequest): void {
  refuseProblems(endorsementProblems(request, context.endorsement).filter((problem) => !isOfPerson(problem)));
}

/**
 * Returns the price of an endorsement request.
 * @throws Refusal 006004 when the request as a whole can't be priced, 000002 with the persons who can't be priced
 */
export function trialFor({ context, request }: JudgedRequest): EndorsementTrial {
  refuseProblems(dateProblems(request, context.endorsement));
  const trial = trialOf(request, context.trial);
  if (!('problems' in trial)) return trial;
  const problems: readonly Problem[] = trial.problems;
  refuseProblems(problems.filter((problem) => !isOfPerson(problem)));
  refuseProblemPersons(problems, request);
  throw refused('badRequest');
}
