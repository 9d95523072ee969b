import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signOut } from '../../app/contract/session.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp, type TestClient } from '../setup/testApp.ts';

/** Requests for each call; `npm run torture` sends more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/** Values that have broken servers before. */
const hostile = fc.constantFrom<unknown>(
  '',
  '\u0000',
  '\ud800',
  '\u202e张三',
  '<img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '1e999',
  '9'.repeat(400),
  '张'.repeat(5000),
  -1,
  0,
  2 ** 53,
  1e308,
  -0.5,
  null,
  true,
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  '2026-02-30',
  'null',
  'undefined',
);

const junk = fc.oneof(
  { weight: 3, arbitrary: hostile },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const fieldsOf = ({ request }: AnyCall): readonly string[] => {
  const described = request.schema.describe();
  return 'fields' in described ? Object.keys(described.fields as object) : [];
};

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Lone surrogates can't be written into an address. */
const wellFormed = (value: unknown) => asText(value).toWellFormed();

/** Some of the call's fields with junk in them, at times one that it doesn't have, at times no object at all. */
const requestsOf = (call: AnyCall) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record(Object.fromEntries(fieldsOf(call).map((name) => [name, junk])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'x'), junk) },
    { weight: 1, arbitrary: junk },
  );

function wireOf(call: AnyCall, content: unknown) {
  const fields = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(fields[name] ?? 'x')),
  );
  if (call.method === 'GET') {
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, wellFormed(value)]));
    return { method: 'GET' as const, url: `${path}?${query.toString()}`, headers: {} };
  }
  return {
    method: 'POST' as const,
    url: path,
    payload: JSON.stringify(content) ?? '',
    headers: { 'content-type': 'application/json' },
  };
}

describe('requests that nobody would write', () => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const calls = [...allCalls].filter(([, call]) => call.path !== signOut.path);

  test.each(calls)('%s answers each, and none with a fault of its own', { timeout: 120_000 }, async (_, call) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(call), async (content) => {
        const wire = wireOf(call, content);
        const answer = await server.app.inject({ ...wire, headers: { ...wire.headers, cookie: agent.cookie } });

        expect({ isFault: answer.statusCode >= 500, type: answer.headers['content-type'] }).toEqual({
          isFault: false,
          type: expect.not.stringContaining('text/html') as string,
        });
      }),
      { numRuns: runs, seed },
    );
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('wrote nothing', async () => {
    const { rows } = await sql<{ written: number }>`
      select (select count(*) from orders)::int + (select count(*) from insured_persons)::int
        + (select count(*) from payments)::int + (select count(*) from quotations)::int
        + (select count(*) from endorsements)::int + (select count(*) from order_transfers)::int as written`.execute(
      server.database,
    );

    expect(rows[0]?.written).toBe(0);
  });
});
