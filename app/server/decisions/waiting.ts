import { dueRefunds } from '../payments/refundRepository.ts';
import type { Services } from '../services/services.ts';
import { type Waiting, waitingSubjects } from './repository.ts';

/**
 * Returns the subjects that wait for a decision of the insurer, oldest first, followed by the refunds that must be sent
 * by bank transfer.
 */
export async function waitingDecisions(services: Services): Promise<readonly Waiting[]> {
  const subjects = await waitingSubjects(services.database);
  const refunds = (await dueRefunds(services.database)).map(({ kind, id, amountFen }): Waiting => ({
    subject: 'refund',
    number: `${kind}:${id}`,
    state: 'due',
    amountFen,
  }));
  return [...subjects, ...refunds];
}
