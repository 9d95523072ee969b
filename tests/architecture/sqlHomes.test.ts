import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const server = fileURLToPath(new URL('../../app/server', import.meta.url));

/** Patterns for code that builds or runs a query, for SQL text, and for code that inspects the tables. */
const queries: readonly RegExp[] = [
  /\.(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/,
  /\.(?:executeTakeFirst|executeTakeFirstOrThrow|executeQuery|introspection)\b/,
  /\bsql(?:<[^`]*>)?`/,
  /\bsql\.\w+/,
  /import (?!type)[^;]*\bsql\b[^;]*from 'kysely'/,
];
const holdsQuery = (code: string) => queries.some((query) => query.test(code));

/** True for the names of repository files. Only these files may contain queries. */
const isRepository = (file: string) => /^(?:repository|[a-z]\w*Repository)\.ts$/.test(basename(file));

/**
 * All files of the server without the platform. Of these files, only repositories may contain queries. The platform is
 * left out, because it has its own tables and the code that all queries use.
 */
const files = globSync('**/*.ts', { cwd: server }).filter((file) => !file.startsWith('platform/'));

describe('SQL stands in repositories alone', () => {
  it.each([
    ["tx.selectFrom('orders')", true],
    ["await database\n  .updateTable('orders')", true],
    ['await invoicesOf(tx).selectAll().executeTakeFirst()', true],
    ['sql<SqlBool>`true`', true],
    ['sql`select 1`', true],
    ['sql.join(states)', true],
    ["import { type Selectable, sql } from 'kysely';", true],
    ["import type { Insertable } from 'kysely';", false],
    ['const { insertPersons } = roster;', false],
  ])('a query is found: %s', (code, isSeen) => {
    expect(holdsQuery(code)).toBe(isSeen);
  });

  it('in no other file', () => {
    const holders = files.filter((file) => holdsQuery(readFileSync(join(server, file), 'utf8')));
    expect(holders.length).toBeGreaterThan(10);
    expect(holders.filter((file) => !isRepository(file))).toEqual([]);
  });

  it('a repository holds queries', () => {
    const empty = files.filter((file) => isRepository(file) && !holdsQuery(readFileSync(join(server, file), 'utf8')));
    expect(empty).toEqual([]);
  });

  it('a repository calls no service', () => {
    const deciding = files.filter(
      (file) => isRepository(file) && /from '[^']*\/services?\.ts'/.test(readFileSync(join(server, file), 'utf8')),
    );
    expect(deciding).toEqual([]);
  });

  it('what every aggregate is given keeps none', () => {
    expect(files.filter((file) => isRepository(file) && ['services', 'calls'].includes(dirname(file)))).toEqual([]);
  });
});
