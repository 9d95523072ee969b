// npm run backup -- <folder> / npm run restore -- <folder>: the settings of the server say of what, and to where.
// `node … command.ts agent <mobile> <name> <tier>` registers an agent, who can then sign in.
import { resolve } from 'node:path';

import { systemClock } from '@tuanbao/library/domain/calendar/clock';

import { migrate } from '../platform/database/migrate.ts';
import { loadKeyring } from '../platform/encryption/keyFile.ts';
import { SettingError, settingsFrom } from '../platform/settings/settings.ts';
import { openEmbedded, openPostgres } from '../tables/openDatabase.ts';
import { addAgent } from './addAgent.ts';
import { backUp, restore } from './backUp.ts';

const settings = () => settingsFrom({ SANDBOX: 'on', ...process.env });
const inCaller = (folder: string) => resolve(process.env['INIT_CWD'] ?? '.', folder);

const commands = {
  async backup([folder = '']: readonly string[]): Promise<string> {
    await backUp(settings(), inCaller(folder), systemClock.now());
    return `${folder} holds the database and the files. Keep data.key or DATA_KEY elsewhere: nothing opens without it.`;
  },
  async restore([folder = '']: readonly string[]): Promise<string> {
    const { madeAt } = await restore(settings(), inCaller(folder));
    return `restored as of ${madeAt}`;
  },
  async agent([mobile = '', name = '', tier = '0']: readonly string[]): Promise<string> {
    const { dataDir, databaseUrl, dataKey } = settings();
    const { database, close } = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl);
    try {
      await migrate(database);
      await addAgent(database, loadKeyring(dataKey, dataDir), { mobile, name, tier });
    } finally {
      await close();
    }
    return `${name} may sign in`;
  },
};

const [name = '', ...words] = process.argv.slice(2);
try {
  if (!(name === 'backup' || name === 'restore' || name === 'agent') || words.length === 0) {
    throw new SettingError('say backup <folder>, restore <folder> or agent <mobile> <name> <tier>');
  }
  process.stdout.write(`${await commands[name](words)}\n`);
} catch (error) {
  process.stderr.write(`tuanbao: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
