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

/** The reason why a policy can't be endorsed now; null when it can. */
export const eligibilityProblem = ({ clock }: Services, policy: EndorsedPolicy) =>
  policyEligibilityProblem({ ...policy, today: clock.today() });

/**
 * A policy of a product that allows endorsements, even if it can't be endorsed at the moment.
 * @throws Refusal 006004 when the product doesn't allow them, 900404
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

/** A request with the data that it is checked with. */
export interface JudgedRequest {
  readonly context: RequestContext;
  /** The request with the policy's own records of the insured persons who change. */
  readonly request: EndorsementRequest;
}

/**
 * Loads the policy of a request and replaces the original persons by its records.
 * @throws Refusal 006004 when the policy can't be endorsed, 000002 when an original person differs from the record,
 * 900404
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
 * Refuses a request whose persons have problems, in their own data or together with the policy's other persons.
 * @throws Refusal 000002
 */
export function refuseWrongPersons({ context, request }: JudgedRequest): void {
  const ofRules = endorsementProblems(request, context.endorsement).filter(isOfPerson);
  refuseProblemPersons([...incomingProblems(request, context), ...ofRules], request);
}

/** Refuses a request that breaks a rule of the policy or of the product. @throws Refusal 006004 */
export function refuseWrongRequest({ context, request }: JudgedRequest): void {
  refuseProblems(endorsementProblems(request, context.endorsement).filter((problem) => !isOfPerson(problem)));
}

/** The price of a request. @throws Refusal 006004 when there is none, 000002 with the persons who can't be priced */
export function trialFor({ context, request }: JudgedRequest): EndorsementTrial {
  refuseProblems(dateProblems(request, context.endorsement));
  const trial = trialOf(request, context.trial);
  if (!('problems' in trial)) return trial;
  const problems: readonly Problem[] = trial.problems;
  refuseProblems(problems.filter((problem) => !isOfPerson(problem)));
  refuseProblemPersons(problems, request);
  throw refused('badRequest');
}
