import type { Database } from '../tables/database.ts';

/** A sealed setting of the sandbox. */
export async function settingOf(database: Database, name: string): Promise<Uint8Array | undefined> {
  const found = await database
    .selectFrom('sandbox_settings')
    .select('value_sealed')
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.value_sealed;
}

/** Stores a setting, and replaces an existing one. */
export async function writeSetting(database: Database, name: string, valueSealed: Uint8Array): Promise<void> {
  await database
    .insertInto('sandbox_settings')
    .values({ name, value_sealed: valueSealed })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value_sealed: eb.ref('excluded.value_sealed') })),
    )
    .execute();
}

/** Inserts a setting unless it exists. */
export async function addSetting(database: Database, name: string, valueSealed: Uint8Array): Promise<void> {
  await database
    .insertInto('sandbox_settings')
    .values({ name, value_sealed: valueSealed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
