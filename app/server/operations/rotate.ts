import { migrate } from '../platform/database/migrate.ts';
import { addKey, dropUnusedKeys } from '../platform/encryption/keyFile.ts';
import { keyringOf, keysFrom } from '../platform/encryption/keyring.ts';
import { SettingError, settingsFrom } from '../platform/settings/settings.ts';
// Command `npm run rotate-key`: encrypts the encrypted values again with a new key. The command uses the embedded
// database in the server's data folder or, if DATABASE_URL is set, the PostgreSQL database at this address.
import { openEmbedded, openPostgres } from '../tables/openDatabase.ts';
import { resealAll, staleValues } from './reseal.ts';

try {
  const { dataKey, dataDir, databaseUrl } = settingsFrom({ SANDBOX: 'on', ...process.env });
  const { database, close } = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(database);
    // If DATA_KEY is set, the operator has already added the new key at its beginning. Otherwise a new key is added to
    // the key file in the data folder.
    const keyring = keyringOf(dataKey === null ? addKey(dataDir) : keysFrom(dataKey));
    const resealed = await resealAll(database, keyring);
    const stale = await staleValues(database, keyring);
    if (stale.size > 0) {
      const where = [...stale].map(([name, total]) => `${name} (${total})`).join(', ');
      throw new SettingError(`older keys are still in use in ${where}: run this again`);
    }
    if (dataKey === null) dropUnusedKeys(dataDir);
    process.stdout.write(`${resealed} values are sealed with key ${keyring.version}; no other key opens anything.\n`);
    process.stdout.write('The lowest key stays: what is searched without being opened is indexed by it.\n');
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`tuanbao: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
