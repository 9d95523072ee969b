// npm run backup -- <folder> / npm run restore -- <folder>: the settings of the server say of what, and to where.
import { resolve } from 'node:path';

import { systemClock } from '@tuanbao/library/domain/calendar/clock';

import { SettingError, settingsFrom } from '../settings.ts';
import { backUp, restore } from './backUp.ts';

const commands = {
  async backup(folder: string): Promise<string> {
    await backUp(settingsFrom({ SANDBOX: 'on', ...process.env }), folder, systemClock.now());
    return `${folder} holds the database and the files. Keep data.key or DATA_KEY elsewhere: nothing opens without it.`;
  },
  async restore(folder: string): Promise<string> {
    const { madeAt } = await restore(settingsFrom({ SANDBOX: 'on', ...process.env }), folder);
    return `restored as of ${madeAt}`;
  },
};

const [name = '', folder = ''] = process.argv.slice(2);
try {
  if (!(name === 'backup' || name === 'restore') || folder === '') {
    throw new SettingError('say npm run backup -- <folder> or npm run restore -- <folder>');
  }
  process.stdout.write(`${await commands[name](resolve(process.env['INIT_CWD'] ?? '.', folder))}\n`);
} catch (error) {
  process.stderr.write(`tuanbao: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
