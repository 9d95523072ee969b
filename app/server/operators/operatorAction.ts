import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { noteOperatorAction } from './actionRepository.ts';
import { operatorRefused } from './operatorRefusal.ts';

/** The operator who acts, and the operator's reason for the action. */
export interface Operator {
  readonly name: string;
  readonly reason: string;
}

/** Services that the actions of operators need. */
export type OperatorServices = Pick<
  Services,
  'database' | 'keyring' | 'clock' | 'catalogue' | 'partnerHosts' | 'publicUrl'
>;

/** Result of an operator's action, for the record and for the caller. */
interface Done<Result> {
  /** Text that identifies what was changed, such as an id. It never contains a person's name or number. */
  readonly subject: string;
  readonly result: Result;
}

/**
 * Runs an operator's action. The action and its reason are recorded in the same transaction.
 * @throws Refusal 006004 when the name of the operator or the reason is missing
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
      operator_id: null,
      action,
      subject,
      reason: reason.trim(),
      at: clock.now(),
    });
    return result;
  });
}
