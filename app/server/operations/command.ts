// Runs the commands `npm run backup -- <folder>` and `npm run restore -- <folder>` with the database and files of the
// server's settings. Also runs `npm run agent -- <mobile> <name> <tier> --reason <why>` and the other commands of
// operators (operatorCommands.ts).
import { resolve } from 'node:path';

import { systemClock } from '@tuanbao/library/domain/calendar/clock';

import { loadCatalogue } from '../../catalogue/loadCatalogue.ts';
import { migrate } from '../platform/database/migrate.ts';
import { loadKeyring } from '../platform/encryption/keyFile.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { SettingError, settingsFrom } from '../platform/settings/settings.ts';
import { productOfferOf } from '../products/productOffer.ts';
import { openEmbedded, openPostgres } from '../tables/openDatabase.ts';
import { backUp, restore } from './backUp.ts';
import { commandLineOf } from './commandLine.ts';
import { operatorCommands } from './operatorCommands.ts';

const settings = () => settingsFrom({ SANDBOX: 'on', ...process.env });
const inCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

const copies = new Map([
  [
    'backup',
    async (folder: string) => {
      await backUp(settings(), inCaller(folder), systemClock.now());
      return `${folder} holds the database and the files. Keep data.key or DATA_KEY elsewhere: nothing opens without it.`;
    },
  ],
  [
    'restore',
    async (folder: string) => {
      const { madeAt } = await restore(settings(), inCaller(folder));
      return `restored as of ${madeAt}`;
    },
  ],
]);

const usage = () =>
  [
    'say one of',
    ...[...copies.keys()].map((name) => `${name} <folder>`),
    ...[...operatorCommands].map(([name, command]) => `${name} ${command.usage} --reason <why> [--by <who>]`),
  ].join('\n  ');

async function operate(name: string, args: readonly string[]): Promise<string> {
  const command = operatorCommands.get(name);
  if (!command) throw new SettingError(usage());
  const line = commandLineOf(args);
  const { dataDir, databaseUrl, dataKey, partnerHosts, publicUrl, port } = settings();
  const { database, close } = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl);
  try {
    await migrate(database);
    const { catalogue, offer } = productOfferOf(database, systemClock, loadCatalogue());
    await offer.refresh();
    const services = {
      database,
      keyring: loadKeyring(dataKey, dataDir),
      clock: systemClock,
      catalogue,
      partnerHosts: new Set(partnerHosts),
      publicUrl: () => publicUrl ?? `http://localhost:${port}`,
    };
    return await command.run(services, line, inCaller);
  } finally {
    await close();
  }
}

/** The message of a refusal, followed by the messages about the wrong fields. */
function wordsOf(refusal: Refusal): string {
  const details = refusal.dataIn('en-US');
  const fields = Array.isArray(details) ? (details as readonly { path: string; message: string }[]) : [];
  return [refusal.say('en-US'), ...fields.map(({ path, message }) => `${path}: ${message}`)].join('\n  ');
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return wordsOf(error);
  return error instanceof Error ? error.message : String(error);
}

const [name = '', ...args] = process.argv.slice(2);
try {
  const copy = copies.get(name);
  if (args.length === 0) throw new SettingError(usage());
  process.stdout.write(`${await (copy ? copy(args[0] ?? '') : operate(name, args))}\n`);
} catch (error) {
  process.stderr.write(`tuanbao: ${explain(error)}\n`);
  process.exitCode = 1;
}
