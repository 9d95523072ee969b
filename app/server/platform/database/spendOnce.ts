import type { PlatformDatabase } from './database.ts';

/**
 * Marks a value as used that is valid only once, such as a ticket. The value is identified by its index. Returns false
 * when it was used before, also by a parallel request. The mark is kept until the value has expired.
 */
export async function spendOnce(database: PlatformDatabase, index: Uint8Array, until: Date): Promise<boolean> {
  const used = await database
    .insertInto('used_tickets')
    .values({ ticket_index: index, expires_at: until })
    .onConflict((conflict) => conflict.column('ticket_index').doNothing())
    .returning('ticket_index')
    .executeTakeFirst();
  return used !== undefined;
}
