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

/** Why a policy can't be endorsed now; null where it can. */
export const eligibilityProblem = ({ clock }: Services, policy: EndorsedPolicy) =>
  policyEligibilityProblem({ ...policy, today: clock.today() });

/** A policy that may be endorsed, whatever is in progress. @throws Refusal 006004 where it never is, 900404 */
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

/** A request with everything that it is judged by. */
export interface JudgedRequest {
  readonly context: RequestContext;
  /** With the policy's own records of those who change. */
  readonly request: EndorsementRequest;
}

/** A policy's request, read and resolved. @throws Refusal 006004 where the policy can't be endorsed, 000002 where an original isn't the record's, 900404 */
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
  const request = resolvedRequest(given.request, context.persons);
  refuseProblemPersons(originalProblems(given.request, request), request);
  return { context, request };
}

/** The persons of a request, as they are and as the policy's others see them. @throws Refusal 000002 */
export function refuseWrongPersons({ context, request }: JudgedRequest): void {
  const ofRules = endorsementProblems(request, context.endorsement).filter(isOfPerson);
  refuseProblemPersons([...incomingProblems(request, context), ...ofRules], request);
}

/** Refuses a request that breaks a rule of the policy or the product as a whole. @throws Refusal 006004 */
export function refuseWrongRequest({ context, request }: JudgedRequest): void {
  refuseProblems(endorsementProblems(request, context.endorsement).filter((problem) => !isOfPerson(problem)));
}

/** The price of a request. @throws Refusal 006004 where there is none, 000002 with the persons who have none */
export function trialFor({ context, request }: JudgedRequest): EndorsementTrial {
  refuseProblems(dateProblems(request, context.endorsement));
  const trial = trialOf(request, context.trial);
  if (!('problems' in trial)) return trial;
  const problems: readonly Problem[] = trial.problems;
  refuseProblems(problems.filter((problem) => !isOfPerson(problem)));
  refuseProblemPersons(problems, request);
  throw refused('badRequest');
}
