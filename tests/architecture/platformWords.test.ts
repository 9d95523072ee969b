import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repository, sourcesIn } from './imports.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');

/**
 * Matches words of insurance in names, texts and comments. "Policy", "claim" and "agent" are left out, because they
 * also have other meanings.
 */
const insuranceWord =
  /insur|underwrit|endorse|invoice|surrender|quotation|premium|roster|applicant|scheme|commission|保[险单费全障]|投保|批单/gi;

/** Names of the server's tables outside the platform. */
const tables = sourcesIn('app/server/tables/*.ts').flatMap((file) =>
  Array.from(read(file).matchAll(/^ {2}(\w+): \w+Table;$/gm), ([, name = '']) => name),
);

/** Names of all kinds of jobs. */
const kinds = sourcesIn('app/server/*/jobKinds.ts').flatMap((file) =>
  Array.from(read(file).matchAll(/^ {2}name: '([\w.]+)',$/gm), ([, name = '']) => name),
);

const queried = /(?:selectFrom|insertInto|updateTable|deleteFrom|table)\(\s*'(\w+)|\b(?:from|into|update|join) (\w+)/g;

/**
 * Returns the parts of a source text that the platform must not contain: insurance words, names of tables, and names of
 * kinds of jobs.
 */
function insuranceIn(code: string): readonly string[] {
  const words = code.match(insuranceWord) ?? [];
  const named = Array.from(code.matchAll(queried), ([, called, written]) => called ?? written ?? '');
  const noted = kinds.filter((kind) => code.includes(`'${kind}'`));
  return [...words, ...named.filter((name) => tables.includes(name)), ...noted];
}

describe('the platform of the server', () => {
  it('names no insurance, no table of an aggregate and no kind of job', () => {
    const files = sourcesIn('app/server/platform/**/*.ts');
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap((file) => insuranceIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('is checked for all tables and all kinds of jobs', () => {
    expect(tables).toEqual(expect.arrayContaining(['orders', 'endorsements', 'invoices', 'surrenders', 'agents']));
    expect(kinds).toEqual(expect.arrayContaining(['sms.send', 'policy.issue', 'invoice.mail', 'file.remove']));
  });

  it.each([
    "tx.selectFrom('orders')",
    'sql`delete from drafts where id = 1`',
    "enqueue(tx, 'order.close', key)",
    "import type { Fen } from '@tuanbao/library/domain/invoice/invoice';",
    '/** How long the sandbox insurer takes. */',
    "{ label: '保单' }",
  ])('a forbidden name is found in: %s', (code) => {
    expect(insuranceIn(code)).not.toEqual([]);
  });

  it.each(["tx.selectFrom('jobs')", 'documentPolicy(nonce)', '// claims one due job'])(
    'no forbidden name is found in: %s',
    (code) => {
      expect(insuranceIn(code)).toEqual([]);
    },
  );
});
