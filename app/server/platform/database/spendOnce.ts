import type { PlatformDatabase } from './database.ts';

/**
 * Spends something that is good for one time, known by its index; false where it was used before, also at the same
 * moment. It is remembered until it would be refused anyway.
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
