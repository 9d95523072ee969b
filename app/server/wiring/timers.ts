import { setTimeout as pause } from 'node:timers/promises';

import { enqueueOverdueEndorsements } from '../endorsements/closeOverdue.ts';
import { removeUnattachedFiles } from '../files/cleanUp.ts';
import { removeLeftovers } from '../files/leftovers.ts';
import { enqueueOverdueOrders } from '../payments/closeUnpaid.ts';
import { settleWaitingPayments } from '../payments/settleWaiting.ts';
import { expirePolicies } from '../policies/expirePolicies.ts';
import type { Services } from '../services/services.ts';

const everyMs = 10 * 60_000;
const patienceMs = 1000;

/** One round of everything that time alone brings about. Each part is done though another fails. */
export async function passTime(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  const own = [
    () => enqueueOverdueOrders(services),
    () => enqueueOverdueEndorsements(services),
    () => expirePolicies(services, onFailure),
    () => removeUnattachedFiles(services),
    () => removeLeftovers(services.incomingFolder),
  ];
  const doOwn = async () => {
    for (const part of own) await part().catch(onFailure);
  };
  // the payment gateway may be slow: nothing else waits for it
  await Promise.all([settleWaitingPayments(services, onFailure).catch(onFailure), doOwn()]);
  services.wakeWorker();
}

/** Does a round at once and every ten minutes until it is stopped, in every instance: a round done twice does no more. */
export function startTimers(services: Services, onFailure: (error: unknown) => void): () => Promise<void> {
  let round = passTime(services, onFailure);
  const timer = setInterval(() => {
    round = round.then(() => passTime(services, onFailure));
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Promise.race([round, pause(patienceMs)]); // a gateway that doesn't answer is not waited for
  };
}
