import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { operatorRefused } from './operatorRefusal.ts';
import { noteOperatorAction } from './operatorRepository.ts';

/** The operator of an action, and the reason for it. */
export interface Operator {
  readonly name: string;
  readonly reason: string;
}

/** Services that operator actions need. */
export type OperatorServices = Pick<
  Services,
  'database' | 'keyring' | 'clock' | 'catalogue' | 'partnerHosts' | 'publicUrl'
>;

/** The id of the changed subject, and the result for the caller. */
interface Done<Result> {
  /** Id of the changed subject; never a person's name or number. */
  readonly subject: string;
  readonly result: Result;
}

/**
 * Runs an operator's action and records it with its reason in the same transaction.
 * @throws Refusal when the operator or the reason is missing
 */
export async function actAs<Result>(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  { name, reason }: Operator,
  action: string,
  work: (tx: DatabaseTransaction) => Promise<Done<Result>>,
): Promise<Result> {
  if (name.trim() === '') throw operatorRefused('operatorMissing');
  if (reason.trim() === '') throw operatorRefused('reasonMissing');
  return database.transaction().execute(async (tx) => {
    const { subject, result } = await work(tx);
    await noteOperatorAction(tx, {
      operator: name.trim(),
      action,
      subject,
      reason: reason.trim(),
      at: clock.now(),
    });
    return result;
  });
}
