import type { Database } from '../tables/database.ts';

/** The encrypted value of a sandbox setting. If the setting has no value, returns undefined. */
export async function settingOf(database: Database, name: string): Promise<Uint8Array | undefined> {
  const found = await database
    .selectFrom('sandbox_settings')
    .select('value_sealed')
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.value_sealed;
}

/** Stores the encrypted value of a sandbox setting. An existing value is replaced. */
export async function writeSetting(database: Database, name: string, valueSealed: Uint8Array): Promise<void> {
  await database
    .insertInto('sandbox_settings')
    .values({ name, value_sealed: valueSealed })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value_sealed: eb.ref('excluded.value_sealed') })),
    )
    .execute();
}

/** Stores the encrypted value of a sandbox setting. If the setting has a value already, nothing changes. */
export async function addSetting(database: Database, name: string, valueSealed: Uint8Array): Promise<void> {
  await database
    .insertInto('sandbox_settings')
    .values({ name, value_sealed: valueSealed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
