import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { migrate } from '../../app/server/platform/database/migrate.ts';
import { loadKeyring } from '../../app/server/platform/encryption/keyFile.ts';
import { sandboxSettings } from '../../app/server/sandbox/settings.ts';
import { openEmbedded, openPostgres } from '../../app/server/tables/openDatabase.ts';
import { newPostgresDatabase } from '../setup/databases.ts';

const root = join(import.meta.dirname, '../..');

const command = (name: 'backup' | 'restore', folder: string, environment: Readonly<Record<string, string>>) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=tuanbao-source', 'app/server/operations/command.ts', name, folder],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
    },
  );

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tuanbao-backup-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Writes an encrypted value into a server's database, and a file into its data folder. */
async function filled(dataDir: string, databaseUrl: string | null): Promise<void> {
  const { database, close } = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl);
  await migrate(database);
  await sandboxSettings(database, loadKeyring(null, dataDir)).write('note', '一份备份');
  await close();
  mkdirSync(join(dataDir, 'files/objects'), { recursive: true });
  writeFileSync(join(dataDir, 'files/objects/paper'), 'scan');
}

async function noteIn(dataDir: string, databaseUrl: string | null): Promise<string | null> {
  const { database, close } = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl);
  const note = await sandboxSettings(database, loadKeyring(null, dataDir)).read('note');
  await close();
  return note;
}

describe.each(['PGlite', 'PostgreSQL'] as const)('a backup (%s)', (kind) => {
  const newDatabase = async () => (kind === 'PGlite' ? null : newPostgresDatabase());

  test(
    'restores database and files in another place, with the separately kept keys',
    { timeout: 120_000 },
    async () => {
      const [from, to] = [await newDatabase(), await newDatabase()];
      const [live, kept, other] = [join(home, 'live'), join(home, 'backup'), join(home, 'other')];
      await filled(live, from?.url ?? null);

      const { stdout } = await command('backup', kept, { DATA_DIR: live, ...(from ? { DATABASE_URL: from.url } : {}) });
      expect(stdout).toContain('Keep data.key');
      expect(existsSync(join(kept, 'data.key'))).toBe(false);

      mkdirSync(other);
      copyFileSync(join(live, 'data.key'), join(other, 'data.key'));
      const target = { DATA_DIR: other, ...(to ? { DATABASE_URL: to.url } : {}) };
      expect((await command('restore', kept, target)).stdout).toContain('restored as of');
      expect(await noteIn(other, to?.url ?? null)).toBe('一份备份');
      expect(readFileSync(join(other, 'files/objects/paper'), 'utf8')).toBe('scan');

      await expect(command('restore', kept, target)).rejects.toThrow(/not empty|in use/);
      await expect(command('backup', kept, { DATA_DIR: live })).rejects.toThrow('not empty');
      await from?.drop();
      await to?.drop();
    },
  );
});

describe('a backup', () => {
  test(
    'is refused while a server has the folder open, and where it was never finished',
    { timeout: 120_000 },
    async () => {
      const live = join(home, 'live');
      const { close } = await openEmbedded(live);
      await expect(command('backup', join(home, 'backup'), { DATA_DIR: live })).rejects.toThrow('in use by process');
      await close();

      expect(readdirSync(join(home, 'backup'))).not.toContain('manifest.json');
      await expect(command('restore', join(home, 'backup'), { DATA_DIR: join(home, 'other') })).rejects.toThrow(
        'holds no finished backup',
      );
    },
  );

  test('that is restored with another key reports this', { timeout: 120_000 }, async () => {
    const [live, kept] = [join(home, 'live'), join(home, 'backup')];
    await filled(live, null);
    await command('backup', kept, { DATA_DIR: live });

    await expect(command('restore', kept, { DATA_DIR: join(home, 'other') })).rejects.toThrow(
      'the key here is another',
    );
  });
});
