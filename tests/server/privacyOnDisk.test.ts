import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState, revealPerson } from '../../app/contract/ownCalls.ts';
import { saveQuotation } from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

function* filesUnder(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

describe('a thousand id numbers and their mobile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-privacy-'));
  const mobile = '13800138000';
  let server: TestApp;
  let idNos: readonly string[] = [];
  let contactMobile = '';
  let status = '';

  beforeAll(async () => {
    server = await startTestApp({ openDatabase: () => openEmbedded(folder) });
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product, { heads: 1000 });
    idNos = draft.persons.map(({ idNo }) => idNo);
    contactMobile = draft.applicant.contactMobile;

    const agent = await server.signIn(mobile);
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft });
    await agent.ask(saveQuotation, draft);
    const submission = { submissionId: 'on disk', draftId: id, draft, totalFen: totalOf(product, draft) };
    const { orderSn } = await agent.ask(submitOrder, submission);
    await agent.ask(orderDetail, { orderSn });
    await agent.ask(revealPerson, { orderSn, key: 1 });
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    status = (await agent.ask(orderState, { orderSn })).status;
    await sql`checkpoint`.execute(server.database);
    await server.close();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are in no file of the database, its write-ahead log included, and in no log line', () => {
    const secrets = [...idNos, mobile, contactMobile].flatMap((secret) => [
      secret,
      Buffer.from(secret).toString('base64'),
    ]);
    const pattern = new RegExp([...new Set(secrets)].map((secret) => secret.replaceAll('+', String.raw`\+`)).join('|'));
    const hits: string[] = [];
    let isGroupSeen = false;
    let bytes = 0;
    for (const path of filesUnder(folder)) {
      const content = readFileSync(path);
      bytes += content.length;
      isGroupSeen ||= content.includes('远山精密机械有限公司');
      const hit = pattern.exec(content.toString('latin1'));
      if (hit) hits.push(`${path}: ${hit[0]}`);
    }

    expect(status).toBe('insured');
    expect(new Set(idNos).size).toBe(1000);
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(isGroupSeen, 'the search finds what is stored in clear').toBe(true);
    expect(hits).toEqual([]);
    expect(server.logs.length).toBeGreaterThan(5);
    expect(pattern.test(server.logs.join(''))).toBe(false);
  });
});
