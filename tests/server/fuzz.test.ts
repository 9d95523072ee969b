import { readdirSync } from 'node:fs';

import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { schemasOf } from '../../app/contract/schemas.ts';
import { signOut } from '../../app/contract/session.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

/** Number of random requests for each call. `npm run torture` sets a higher number. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/** Values that often break servers. */
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

const fieldsOf = (call: AnyCall): readonly string[] => {
  const described = schemasOf(call).request.describe();
  return 'fields' in described ? Object.keys(described.fields as object) : [];
};

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Converts a value to text without lone surrogates, because an address can't contain them. */
const wellFormed = (value: unknown) => asText(value).toWellFormed();

/**
 * Generates requests for a call: some of the call's fields with random values, objects with unknown fields, or values
 * that aren't objects.
 */
const requestsOf = (call: AnyCall) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record(Object.fromEntries(fieldsOf(call).map((name) => [name, junk])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'x'), junk) },
    { weight: 1, arbitrary: junk },
  );

/** First bytes of known file types. Random bytes follow them. */
const magic = fc.constantFrom(
  '',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  '%PDF-1.7\n',
  'PK\x03\x04',
  'GIF89a',
  '<svg ',
);

const junkFile = fc
  .record({ start: magic, rest: fc.uint8Array({ maxLength: 200 }), name: junk, type: junk })
  .map(({ start, rest, name, type }) => {
    const bytes = [Buffer.from(start, 'latin1'), Uint8Array.from(rest)];
    return new File(bytes, wellFormed(name), { type: wellFormed(type) });
  });

/**
 * Generates multipart forms whose parts have known and unknown names. A text can replace a file, a file can replace a
 * text, and there can be too many of both.
 */
const formsOf = (call: AnyCall) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...fieldsOf(call), ...fieldsOf(call), 'x', '__proto__'),
        fc.oneof({ weight: 3, arbitrary: junkFile }, { weight: 2, arbitrary: junk }),
      ),
      { maxLength: 6 },
    )
    .map((parts) => {
      const form = new FormData();
      for (const [name, value] of parts) {
        if (value instanceof File) form.append(name, value);
        else form.append(name, wellFormed(value));
      }
      return form;
    });

/** Generates bodies that only claim to be multipart: cut off, without an end, or without a valid part. */
const brokenForm = fc
  .record({ head: fc.constantFrom('--b\r\n', '--b', '--b--\r\n', ''), rest: fc.uint8Array({ maxLength: 300 }) })
  .map(({ head, rest }) => Buffer.concat([Buffer.from(head), Uint8Array.from(rest)]));

interface Wire {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: string | Buffer | FormData;
  readonly headers: Readonly<Record<string, string>>;
}

const addressOf = (call: AnyCall, fields: Readonly<Record<string, unknown>>) =>
  call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(fields[name] ?? 'x')));

function wireOf(call: AnyCall, content: unknown): Wire {
  const fields = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  const url = addressOf(call, fields);
  const texts = () =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, wellFormed(value)])).toString();
  if (call.method === 'GET') return { method: 'GET', url: `${url}?${texts()}`, headers: {} };
  if (call.encoding === 'query') return { method: 'POST', url: `${url}?${texts()}`, headers: {} };
  return call.encoding === 'form'
    ? { method: 'POST', url, payload: texts(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { method: 'POST', url, payload: JSON.stringify(content) ?? '', headers: { 'content-type': 'application/json' } };
}

/** Generates HTTP requests for a call. Most have the encoding that the call expects; some have JSON instead. */
function wiresOf(call: AnyCall): fc.Arbitrary<Wire> {
  const asSaid = requestsOf(call).map((content) => wireOf(call, content));
  if (call.method === 'GET' || call.encoding === 'json') return asSaid;
  const asJson = requestsOf(call).map((content) => wireOf({ ...call, encoding: 'json' }, content));
  if (call.encoding !== 'multipart') {
    return fc.oneof({ weight: 3, arbitrary: asSaid }, { weight: 1, arbitrary: asJson });
  }
  const url = addressOf(call, {});
  const forms = formsOf(call).map((payload): Wire => ({ method: 'POST', url, payload, headers: {} }));
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const broken = brokenForm.map((payload): Wire => ({ method: 'POST', url, payload, headers }));
  return fc.oneof({ weight: 5, arbitrary: forms }, { weight: 2, arbitrary: broken }, { weight: 1, arbitrary: asJson });
}

/** True if the tests run on both databases, as in `npm run torture`. */
const isBoth = process.env['FUZZ_DATABASES'] === 'both';

describeOnBothDatabases(
  'random and invalid requests',
  (openDatabase) => {
    let server: TestApp;
    let agent: TestClient;
    beforeAll(async () => {
      server = await startTestApp({ openDatabase });
      agent = await server.signIn();
    });
    afterAll(() => server.close());

    const calls = [...allCalls].filter(([, call]) => call.path !== signOut.path);

    test.each(calls)(
      '%s responds to each, and never with a server error',
      { timeout: Math.max(120_000, runs * 400) },
      async (_, call) => {
        await fc.assert(
          fc.asyncProperty(wiresOf(call), async (wire) => {
            const answer = await server.app.inject({ ...wire, headers: { ...wire.headers, cookie: agent.cookie } });

            expect({ isFault: answer.statusCode >= 500, type: answer.headers['content-type'] }).toEqual({
              isFault: false,
              type: expect.not.stringContaining('text/html') as string,
            });
          }),
          { numRuns: runs, seed },
        );
        expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
      },
    );

    test('nothing was written', async () => {
      const { rows } = await sql<{ written: number }>`
      select (select count(*) from orders)::int + (select count(*) from insured_persons)::int
        + (select count(*) from payments)::int + (select count(*) from quotations)::int
        + (select count(*) from endorsements)::int + (select count(*) from order_transfers)::int as written`.execute(
        server.database,
      );

      expect(rows[0]?.written).toBe(0);
      // Uploads are received in this folder. All of them must have been removed.
      expect(readdirSync(server.services.incomingFolder)).toEqual([]);
    });
  },
  isBoth,
);
