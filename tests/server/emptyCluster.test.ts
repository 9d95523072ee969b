import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { placeEmptyCluster } from '../../app/server/platform/database/emptyCluster.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';

describe('an empty database that is kept for first starts', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'tuanbao-cluster-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const keep = () => {
    const kept = join(home, 'kept');
    mkdirSync(join(kept, 'base/1'), { recursive: true });
    writeFileSync(join(kept, 'PG_VERSION'), '18\n');
    writeFileSync(join(kept, 'base/1/112'), 'rows');
    return kept;
  };

  test('is copied completely to a folder that has none', () => {
    const path = join(home, 'database');
    placeEmptyCluster(path, keep());

    expect(readFileSync(join(path, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(readFileSync(join(path, 'base/1/112'), 'utf8')).toBe('rows');
  });

  test('replaces an incomplete copy of an interrupted start', () => {
    const path = join(home, 'database');
    mkdirSync(`${path}.new/base`, { recursive: true });
    writeFileSync(join(`${path}.new`, 'base/half'), 'ro');
    placeEmptyCluster(path, keep());

    expect(existsSync(join(path, 'base/half'))).toBe(false);
    expect(existsSync(`${path}.new`)).toBe(false);
    expect(readFileSync(join(path, 'base/1/112'), 'utf8')).toBe('rows');
  });

  test('does not change an existing database', () => {
    const path = join(home, 'database');
    mkdirSync(path);
    writeFileSync(join(path, 'PG_VERSION'), 'mine');
    placeEmptyCluster(path, keep());

    expect(readFileSync(join(path, 'PG_VERSION'), 'utf8')).toBe('mine');
    expect(existsSync(join(path, 'base'))).toBe(false);
  });

  test('is not needed: without it a folder stays as it is, and the database makes its own', () => {
    const path = join(home, 'database');
    placeEmptyCluster(path, join(home, 'none'));
    expect(existsSync(path)).toBe(false);
  });

  test('opens like a newly made one', async () => {
    const first = await openEmbedded(join(home, 'first'));
    await first.close();
    const second = join(home, 'second');
    mkdirSync(second);
    cpSync(join(home, 'first/database'), join(home, 'kept'), { recursive: true });
    placeEmptyCluster(join(second, 'database'), join(home, 'kept'));

    const { database, close } = await openEmbedded(second);
    await sql`create table orders (id int primary key)`.execute(database);
    await sql`insert into orders values (1)`.execute(database);
    await close();
    const again = await openEmbedded(second);
    const { rows } = await sql<{ id: number }>`select id from orders`.execute(again.database);
    await again.close();

    expect(rows).toEqual([{ id: 1 }]);
  });
});
