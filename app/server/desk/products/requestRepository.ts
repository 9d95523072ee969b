import { approvalDays } from '../../../contract/desk/oversight/approvalMachine.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { payloadOf } from '../oversight/payload.ts';

const dayMs = 86_400_000;

/**
 * Returns the requests to switch a product off that still wait for the approval of a second operator at the instant
 * `now`.
 */
export async function openRequests(
  tx: DatabaseTransaction,
  now: Date,
): Promise<readonly { readonly productId: string; readonly host: string }[]> {
  const rows = await tx
    .selectFrom('approvals')
    .select('payload')
    .where('kind', '=', 'productOff')
    .where('verdict', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - approvalDays * dayMs))
    .execute();
  return rows.map(({ payload }) => payloadOf(payload));
}
