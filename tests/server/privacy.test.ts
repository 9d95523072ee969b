import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const mobile = '13800138000';

/** Returns the text as it looks if each of its bytes is read as one Latin-1 character. */
const inLatin1 = (text: string) => Buffer.from(text).toString('latin1');

describeOnBothDatabases('personal data', (openDatabase) => {
  let server: TestApp;
  let secrets: readonly string[];

  /** Takes a policy with 300 persons through its whole process. Some of the requests fail on purpose. */
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product, { heads: 300 });
    const { contactMobile, contactName, email, legalPersonName } = draft.applicant;
    secrets = [mobile, contactMobile, contactName, email, legalPersonName, ...draft.persons.map(({ idNo }) => idNo)];

    const agent = await server.signIn(mobile);
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft });
    const submission = { submissionId: 'private', draftId: '', draft, totalFen: totalOf(product, draft) };
    await agent.send(submitOrder, { ...submission, totalFen: 1 });
    await agent.send(quoteDraft, { ...draft, persons: draft.persons.map((person) => ({ ...person, name: '\u202e' })) });
    const { orderSn } = await agent.ask(submitOrder, submission);
    await agent.send(saveDraft, { id, version: 9, draft: { ...draft, months: 1 } });
    await agent.ask(orderDetail, { orderSn });
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.app.inject({ url: `/api/nothing/${mobile}?mobile=${mobile}` });
    await server.app.inject({
      method: 'POST',
      url: submitOrder.path,
      payload: `{"insuredIdNo": "${draft.persons[0]!.idNo}" "broken"`,
      headers: { 'content-type': 'application/json', cookie: agent.cookie },
    });
    await server.runDueJobs();
  });
  afterAll(() => server.close());

  test('is in no log line, at the most detailed level', () => {
    const log = server.logs.join('');

    expect(server.logs.length).toBeGreaterThan(10);
    expect(log).toContain('"route":"/api/order/confirmOrder"');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });

  test('is not in the tables, neither as text nor as bytes', async () => {
    const tables = (await server.database.introspection.getTables()).map(({ name }) => name);
    const contents: string[] = [];
    for (const table of tables) {
      const rows = await server.database
        .selectFrom(table as 'orders')
        .selectAll()
        .execute();
      contents.push(
        JSON.stringify(rows, (_, value: unknown) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
        ),
      );
    }
    const stored = contents.join('\n');

    expect(tables).toContain('insured_persons');
    expect(secrets.filter((secret) => stored.includes(secret) || stored.includes(inLatin1(secret)))).toEqual([]);
  });
});
