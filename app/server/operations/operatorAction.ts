import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { operatorRefused } from './operatorRefusal.ts';
import { noteOperatorAction } from './operatorRepository.ts';

/** Who works on the system, and why. */
export interface Operator {
  readonly name: string;
  readonly reason: string;
}

/** Services that the work of operators needs. */
export type OperatorServices = Pick<
  Services,
  'database' | 'keyring' | 'clock' | 'catalogue' | 'partnerHosts' | 'publicUrl'
>;

/** A change, and its result for the caller. */
interface Done<Result> {
  /** Id of what was changed; never a name or a number of a person. */
  readonly subject: string;
  readonly result: Result;
}

/**
 * Runs an operator's work and notes it with its reason, both or neither. @throws Refusal where no operator is named or no
 * reason is given
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
