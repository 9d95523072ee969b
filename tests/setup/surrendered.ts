import type { SurrenderReason } from '@tuanbao/library/domain/order/surrender';

import { surrenderOffer, surrenderPolicy } from '../../app/contract/surrenders.ts';
import type { EndorsedPolicyFixture } from './endorsedPolicy.ts';
import type { TestApp } from './testApp.ts';

/**
 * Requests the surrender of a policy for the amount that is offered today. Returns the uuid of the surrender and the
 * amount.
 */
export async function surrendering(
  { agent, orderSn }: Pick<EndorsedPolicyFixture, 'agent' | 'orderSn'>,
  reason: SurrenderReason = 'noLongerNeeded',
): Promise<{ readonly uuid: string; readonly refundFen: number }> {
  const { effectiveDate, refundFen } = await agent.ask(surrenderOffer, { orderSn });
  const { uuid } = await agent.ask(surrenderPolicy, { orderSn, reason, effectiveDate, refundFen });
  return { uuid, refundFen };
}

/**
 * Makes a decision at the sandbox's desk for surrenders, as the insurer. Returns the HTTP status and the new state of
 * the surrender; the state is empty if the decision is refused.
 */
export async function decideSurrenderAt({ app }: Pick<TestApp, 'app'>, uuid: string, reason: string, note = '') {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox/surrenders/${uuid}`,
    payload: { reason, note },
    headers: { accept: 'application/json' },
  });
  return { status: answer.statusCode, state: answer.statusCode === 200 ? answer.json<{ state: string }>().state : '' };
}
