import { setTimeout as pause } from 'node:timers/promises';

import { enqueueOverdueEndorsements } from '../endorsements/closeOverdue.ts';
import { removeUnattachedFiles } from '../files/cleanUp.ts';
import { removeLeftovers } from '../files/leftovers.ts';
import { indexNames } from '../orders/indexNames.ts';
import { enqueueOverdueOrders } from '../payments/closeUnpaid.ts';
import { settleWaitingPayments } from '../payments/settleWaiting.ts';
import { expirePolicies } from '../policies/expirePolicies.ts';
import type { Services } from '../services/services.ts';

/** Milliseconds from the start of a round to the next. */
const everyMs = 10 * 60_000;
const patienceMs = 1000;

/**
 * Runs one round of the changes that time alone causes, for example closing overdue orders. A failing part doesn't stop
 * the others.
 */
export async function passTime(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  const parts = [
    () => enqueueOverdueOrders(services),
    () => enqueueOverdueEndorsements(services),
    () => expirePolicies(services, onFailure),
    () => indexNames(services),
    () => removeUnattachedFiles(services),
    () => removeLeftovers(services.incomingFolder),
  ];
  for (const part of parts) await part().catch(onFailure);
  services.wakeWorker();
}

/**
 * Runs one round of queries at the payment gateway. It is separate, because a slow gateway can make it take many
 * minutes.
 */
export const settlePayments = (services: Services, onFailure: (error: unknown) => void): Promise<void> =>
  settleWaitingPayments(services, onFailure).catch(onFailure);

/**
 * Runs rounds of one kind, at once and then at each interval; an interval is skipped while the last round is still
 * running.
 */
function startRounds(round: () => Promise<void>): { readonly stop: () => Promise<void> } {
  let current: Promise<void> | null = null;
  const start = () => {
    current ??= round().finally(() => (current = null));
  };
  start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}

/** Runs each kind of round until it is stopped, in every instance. A round that is repeated changes nothing more. */
export function startTimers(services: Services, onFailure: (error: unknown) => void): () => Promise<void> {
  const kinds = [passTime, settlePayments].map((round) => startRounds(() => round(services, onFailure)));
  return async () => {
    const ended = Promise.all(kinds.map(({ stop }) => stop()));
    await Promise.race([ended, pause(patienceMs)]); // doesn't wait for a gateway that doesn't respond
  };
}
