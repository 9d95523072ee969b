import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Call, type DownloadedFile, viewPathOf, viewRequestField } from '../../app/contract/call.ts';
import { applicationForm, policyDocument } from '../../app/contract/documents.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { issuedPolicy } from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('documents in a frame of the app', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let insured: string;

  const product = () => server.services.catalogue.products[0]!;
  const form = () => applicationForm.request.toWire(completeDraft(product()));
  /** Opens the document of a call as an iframe does: a GET call with its address, a POST call with a form. */
  const framed = (
    call: Pick<Call<never, DownloadedFile>, 'method' | 'path'>,
    request: unknown,
    cookie: string,
    site = 'same-origin',
  ) => {
    const posted = new URLSearchParams({ [viewRequestField]: JSON.stringify(request) }).toString();
    const query = call.method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
    return server.app.inject({
      method: call.method,
      url: viewPathOf(call.path) + query,
      ...(call.method === 'POST' ? { payload: posted } : {}),
      headers: {
        cookie,
        'sec-fetch-site': site,
        ...(call.method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    });
  };

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    insured = (await issuedPolicy(server, product(), 3, agent)).orderSn;
  });
  afterAll(() => server.close());

  test.each([
    ['an e-policy', () => framed(policyDocument, { policyUuid: insured }, agent.cookie), '电子保单-'],
    ['an application form', () => framed(applicationForm, form(), agent.cookie), '投保单-'],
  ])('%s is shown only by pages of this origin, and runs no script', async (_, open, name) => {
    const answer = await open();

    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'$/),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/),
    });
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(name);
  });

  test('shows no document of another agent, none without a session, and none to another site', async () => {
    const stranger = await server.signIn();
    const refused = [
      await framed(policyDocument, { policyUuid: insured }, stranger.cookie),
      await framed(policyDocument, { policyUuid: insured }, ''),
      await framed(policyDocument, { policyUuid: insured }, agent.cookie, 'cross-site'),
      await framed(applicationForm, form(), ''),
      await framed(applicationForm, form(), agent.cookie, 'cross-site'),
      await framed(applicationForm, 'no draft', agent.cookie),
    ];
    for (const answer of refused) {
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(answer.headers['x-frame-options']).toBe('DENY');
    }
  });
});
