import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkPersons } from '../../app/contract/checks.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { productAreaCodes } from '../../app/contract/products.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser, sendLoginCode, signIn } from '../../app/contract/session.ts';
import { errorCatalogue } from '../fixtures/errorCatalogue.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { Reply, TestClient } from '../setup/testClient.ts';

type Provoke = (agent: TestClient, server: TestApp) => Promise<Reply>;

const product = (server: TestApp) => server.services.catalogue.products[0]!;

/** For each response in the error catalogue, a request that makes the server send this response. */
const provoked: Readonly<Record<string, Provoke>> = {
  'resCode 000001': (agent) => agent.send(productAreaCodes, { productId: '80140' }),
  'resCode 001011': (_, server) => server.anonymous.send(currentUser, {}),
  'resCode 006004': (_, server) => server.anonymous.send(signIn, { mobile: '13800138000', validateCode: '0' }),
  'resCode 000002 with problem persons': (agent, server) => {
    const [person] = completeDraft(product(server)).persons;
    return agent.send(checkPersons, {
      productId: product(server).id,
      startDate: '',
      persons: [person!, { ...person!, key: 99 }],
    });
  },
  'resCode 900400': (_, server) => server.anonymous.send(sendLoginCode, { mobile: '1', type: '1' }),
  'resCode 900404': (agent) => agent.send(productAreaCodes, { productId: '0' }),
  'resCode 900409': async (agent, server) => {
    const draft = completeDraft(product(server));
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft });
    return agent.send(saveDraft, { id, version: 9, draft: { ...draft, months: 1 } });
  },
  'resCode 900410': (agent, server) => {
    const draft = completeDraft(product(server));
    const totalFen = totalOf(product(server), draft) + 1;
    return agent.send(submitOrder, { submissionId: 'other price', draftId: '', draft, totalFen });
  },
};

describe('the error catalogue in the responses of this server', () => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  test.each(errorCatalogue.filter(({ situation }) => situation in provoked))(
    '$situation',
    async ({ situation, status = 200, body }) => {
      const { resCode, code } = body as { resCode: string; code: number };
      const reply = await provoked[situation]!(agent, server);

      expect(reply).toMatchObject({ status, resCode, code });
      expect(reply.info === '').toBe(code === 200);
    },
  );

  test('a refusal that ends what was under way has status 1', async () => {
    const draft = completeDraft(product(server));
    const submission = { submissionId: 'reused', draftId: '', draft, totalFen: totalOf(product(server), draft) };
    await agent.ask(submitOrder, submission);
    const changed = { ...draft, applicant: { ...draft.applicant, contactName: '周明远' } };
    const reused = await agent.send(submitOrder, { ...submission, draft: changed });
    const wrongCode = await server.anonymous.send(signIn, { mobile: '13800138000', validateCode: '0' });

    expect(JSON.parse(reused.body)).toMatchObject({ resCode: resultCodes.refused, status: 1 });
    expect(JSON.parse(wrongCode.body)).not.toHaveProperty('status');
  });

  test('every provoked response is in the catalogue', () => {
    const situations = errorCatalogue.map(({ situation }) => situation);

    expect(Object.keys(provoked).filter((situation) => !situations.includes(situation))).toEqual([]);
    expect(resultCodes.problemPersons).toBe('000002');
  });
});
