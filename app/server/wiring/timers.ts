import { setTimeout as pause } from 'node:timers/promises';

import { eraseDuePersons } from '../desk/oversight/erasePerson.ts';
import { enqueueOverdueEndorsements } from '../endorsements/closeOverdue.ts';
import { removeUnattachedFiles } from '../files/cleanUp.ts';
import { removeUnnamedDeskFiles } from '../files/deskFiles.ts';
import { removeLeftovers } from '../files/leftovers.ts';
import { indexNames } from '../orders/indexNames.ts';
import { enqueueOverdueOrders } from '../payments/closeUnpaid.ts';
import { settleWaitingPayments } from '../payments/settleWaiting.ts';
import { expirePolicies } from '../policies/expirePolicies.ts';
import type { Services } from '../services/services.ts';

/** Milliseconds between the starts of two rounds of a timer. */
const everyMs = 10 * 60_000;
const patienceMs = 1000;

/**
 * Runs one round of the changes that are due because time has passed, for example the closing of overdue orders. If one
 * change fails, the remaining changes are still made.
 */
export async function passTime(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  const parts = [
    () => enqueueOverdueOrders(services),
    () => enqueueOverdueEndorsements(services),
    () => expirePolicies(services, onFailure),
    () => indexNames(services),
    () => eraseDuePersons(services),
    () => removeUnattachedFiles(services),
    () => removeUnnamedDeskFiles(services),
    () => removeLeftovers(services.incomingFolder),
  ];
  for (const part of parts) await part().catch(onFailure);
  services.wakeWorker();
}

/**
 * Queries the states of waiting payments at the payment gateway. This is a separate kind of round, because it can take
 * many minutes when the gateway is slow.
 */
export const settlePayments = (services: Services, onFailure: (error: unknown) => void): Promise<void> =>
  settleWaitingPayments(services, onFailure).catch(onFailure);

/**
 * Runs a round at once, and then at regular intervals. If the previous round is still running, the interval passes
 * without a new round.
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

/**
 * Starts all kinds of rounds. Returns the function that stops them. Every instance of the server runs the rounds. This
 * is safe because a repeated round changes nothing.
 */
export function startTimers(services: Services, onFailure: (error: unknown) => void): () => Promise<void> {
  const kinds = [passTime, settlePayments].map((round) => startRounds(() => round(services, onFailure)));
  return async () => {
    const ended = Promise.all(kinds.map(({ stop }) => stop()));
    await Promise.race([ended, pause(patienceMs)]); // A gateway that doesn't respond must not delay the stop.
  };
}
