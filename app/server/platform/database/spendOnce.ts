import type { PlatformDatabase } from './database.ts';

/**
 * Marks a one-time value, such as a ticket, as used. The value is identified by its index. Returns false if another
 * request, even a parallel one, has already used the value. The mark is stored until the value has expired.
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
