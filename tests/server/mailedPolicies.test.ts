import { afterAll, beforeAll, expect, test } from 'vitest';

import { mailPolicies } from '../../app/contract/documents.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { sandboxMails } from '../../app/server/gateways/sandboxMail.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { issuedPolicy } from '../setup/endorsedPolicy.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('e-policies by mail', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let insured: string;
  let unpaid: string;

  const mails = () => sandboxMails(server.database, server.services.keyring);

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    insured = (await issuedPolicy(server, server.services.catalogue.products[0]!, 3, agent)).orderSn;
    unpaid = (await submittedOrder(server, agent)).orderSn;
  });
  afterAll(() => server.close());

  test('those of several orders are sent in one mail, once', async () => {
    const request = { emailAddress: 'hr@example.com', orderSnList: insured };
    await agent.ask(mailPolicies, request);
    await server.runDueJobs();
    const [mail] = await mails();

    expect(mail).toMatchObject({ to: 'hr@example.com', subject: '您的团体保险电子保单' });
    expect(mail?.attachments).toEqual([{ name: expect.stringMatching(/^电子保单-P/), bytes: expect.any(Number) }]);
    expect((await server.app.inject('/sandbox/mails')).body).toContain('hr@example.com');
  });

  test.each([
    'a@example.com,b@example.com',
    '名字 <a@example.com>',
    'a@example.com\r\nBcc: b@example.com',
    'a@localhost',
    '',
  ])('%j is not one address', async (emailAddress) => {
    const before = (await mails()).length;
    const reply = await agent.send(mailPolicies, { emailAddress, orderSnList: insured });
    await server.runDueJobs();

    expect(reply.resCode).toBe(resultCodes.badRequest);
    expect(await mails()).toHaveLength(before);
  });

  test('an order without a policy, or of another agent, stops the whole mail', async () => {
    const stranger = await server.signIn();
    const emailAddress = 'hr@example.com';
    const before = (await mails()).length;
    const mixed = await agent.send(mailPolicies, { emailAddress, orderSnList: `${insured},${unpaid}` });
    const foreign = await stranger.send(mailPolicies, { emailAddress, orderSnList: insured });
    await server.runDueJobs();

    expect(mixed).toMatchObject({ resCode: resultCodes.refused, info: `订单${unpaid}尚未出具保单` });
    expect(foreign.resCode).toBe(resultCodes.notFound);
    expect(await mails()).toHaveLength(before);
  });
});
