import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { listProducts, productDefinition } from '../../app/contract/products.ts';
import { commissionTerms } from '../../app/contract/referenceData.ts';
import { currentUser } from '../../app/contract/session.ts';
import {
  commissionSwitch,
  policyBonus,
  priceDisplay,
  realNameLimit,
  salesQualification,
  salesUser,
  userQualification,
} from '../../app/contract/users.ts';
import { changeRights } from '../../app/server/operations/agentRights.ts';
import { agentById } from '../../app/server/sessions/repository.ts';
import { isProPriceShown } from '../../app/server/users/service.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { operator } from '../setup/operator.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';

const ordinary = '80140';
const forRealNames = '80202';

const earningsOf = async (client: TestClient) =>
  (await client.ask(listProducts, {})).find(({ id }) => id === ordinary)?.earnings;

const idOf = async (client: TestClient) => (await client.ask(currentUser, {})).userUuid;

describeOnBothDatabases('rights of a user', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  /** Changes the rights of a user, as an operator can do. */
  async function change(client: TestClient, rights: Parameters<typeof changeRights>[3]): Promise<TestClient> {
    await changeRights(server.services, operator, await idOf(client), rights);
    return client;
  }

  async function submit(client: TestClient, productId: string) {
    const product = server.services.catalogue.productOf(productId)!;
    const draft = await withUploadedMaterials(client, completeDraft(product));
    const totalFen = totalOf(product, draft);
    return client.send(submitOrder, { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen });
  }

  test('an agent who joined the platform may insure', async () => {
    const agent = await server.signIn();

    expect(await agent.ask(userQualification, {})).toEqual({
      isQualified: true,
      isJoined: true,
      isRealName: false,
      prompt: 'none',
    });
    expect((await submit(agent, ordinary)).resCode).toBe(resultCodes.success);
  });

  test('a user without a tier may not, until the identity is proven; the server enforces it', async () => {
    const user = await change(await server.signIn(), { tier: '0' });

    expect(await user.ask(userQualification, {})).toMatchObject({ isQualified: false, prompt: 'joinOrRealName' });
    expect(await submit(user, ordinary)).toMatchObject({
      resCode: resultCodes.refused,
      info: '加入平台或完成实名认证后即可投保',
    });
    await change(user, { isRealName: true });
    expect((await submit(user, ordinary)).resCode).toBe(resultCodes.success);
  });

  test('a product may require real-name authentication, and the server enforces it', async () => {
    const agent = await server.signIn();

    expect(await agent.ask(realNameLimit, { productId: ordinary })).toMatchObject({ isLimited: false });
    expect(await agent.ask(realNameLimit, { productId: forRealNames })).toEqual({
      isRealNameRequired: true,
      isRealName: false,
      isLimited: true,
    });
    expect((await submit(agent, forRealNames)).info).toBe('完成实名认证后即可投保该产品');
    await change(agent, { isRealName: true });
    expect(await agent.ask(realNameLimit, { productId: forRealNames })).toMatchObject({ isLimited: false });
    expect((await submit(agent, forRealNames)).resCode).toBe(resultCodes.success);
    expect((await agent.send(realNameLimit, { productId: '0' })).resCode).toBe(resultCodes.notFound);
  });

  test('professional prices are shown where they are switched on, to nobody about somebody else', async () => {
    const agent = await server.signIn();
    const u = await idOf(agent);

    expect(await agent.ask(priceDisplay, { u })).toEqual({ isProPriceShow: false });
    expect(await agent.ask(commissionTerms, { productId: ordinary })).not.toHaveProperty('proPriceRate');
    const user = (await agentById(server.database, u))!;
    expect(isProPriceShown({ ...server.services, isProPriceOn: true }, user)).toBe(true);
    await change(agent, { isProPriceShow: true });
    expect(await agent.ask(priceDisplay, { u })).toEqual({ isProPriceShow: true });
    expect(await agent.ask(commissionTerms, { productId: ordinary })).toMatchObject({ proPriceRate: '0.85' });
    await change(agent, { showsCommission: false });
    expect(await agent.ask(commissionTerms, { productId: ordinary })).toMatchObject({ rate: '', proPriceRate: '0.85' });
    expect((await agent.send(priceDisplay, { u: await idOf(await server.signIn()) })).resCode).toBe(
      resultCodes.notFound,
    );
  });

  test('a user is known by the own uuid, and a distribution user as such', async () => {
    const agent = await change(await server.signIn(), { distribution: { appId: 'partner-app', openId: 'someone' } });
    const uuid = await idOf(agent);

    expect(await agent.ask(salesUser, { uuid })).toMatchObject({ userUuid: uuid, userTier: '4' });
    expect(await agent.ask(currentUser, {})).toMatchObject({ appId: 'partner-app', isTXSystem: true, quasiA: false });
    expect((await agent.send(salesUser, { uuid: 'nonsense' })).resCode).toBe(resultCodes.notFound);
  });

  test('a certificate is missing, valid or expired, and its number masked', async () => {
    const agent = await server.signIn();
    const number = '00000111010000002026';

    expect(await agent.ask(salesQualification, {})).toEqual({ status: 'missing', certificateNo: '', validEndDate: '' });
    await change(agent, { certificate: { number, validUntil: '2026-11-20' } });
    expect(await agent.ask(salesQualification, {})).toEqual({
      status: 'valid',
      certificateNo: '0000************2026',
      validEndDate: '2026-11-20',
    });
    await change(agent, { certificate: { number, validUntil: '2026-11-19' } });
    expect(await agent.ask(salesQualification, {})).toMatchObject({ status: 'expired' });
  });

  test('commission is for agents, where it is switched on', async () => {
    const agent = await server.signIn();
    const shown = await agent.ask(commissionTerms, { productId: ordinary });

    expect(await agent.ask(commissionSwitch, {})).toEqual({ pushMoneySwitch: true });
    expect(shown).toMatchObject({ isShown: true, rate: '0.15' });
    expect(shown.missions.map(({ code }) => code)).toEqual(['first-order', 'employer-count', 'yearly-premium']);

    expect(await earningsOf(agent)).toEqual({ percent: '15', rewards: 3 });

    for (const rights of [{ showsCommission: false }, { showsCommission: true, tier: '0' }]) {
      await change(agent, rights);
      expect(await earningsOf(agent)).toBeUndefined();
      expect(await agent.ask(commissionSwitch, {})).toEqual({ pushMoneySwitch: false });
      expect(await agent.ask(commissionTerms, { productId: ordinary })).toEqual({
        isShown: false,
        rate: '',
        missions: [],
      });
      expect(await agent.ask(policyBonus, {})).toEqual([]);
    }
  });

  test('the definition of a product is the same for every tier and holds nothing that only some tiers may see', async () => {
    const agent = await server.signIn();
    const definitions = new Set<string>();
    for (const tier of ['0', '1', '2', '3', '4', '5', '6', '7']) {
      await change(agent, { tier });
      const { body } = await agent.send(productDefinition, { productId: ordinary });
      definitions.add(body);
      const isAgent = ['2', '3', '4', '5', '6'].includes(tier);
      const { isShown, rate } = await agent.ask(commissionTerms, { productId: ordinary });
      expect([tier, isShown, rate]).toEqual([tier, isAgent, isAgent ? '0.15' : '']);
    }
    expect(definitions.size).toBe(1);
    const [definition = ''] = definitions;
    expect(definition).toContain(`"id":"${ordinary}"`);
    expect(definition).not.toMatch(/commission|proPrice|earning|bonus|mission/i);
  });

  test('rewards are earned by policies, not by orders', async () => {
    const agent = await server.signIn();
    const { data } = await submit(agent, ordinary);
    const { orderSn } = data as { orderSn: string };
    const firstOrder = async () => (await agent.ask(policyBonus, {})).find(({ type }) => type === 'firstOrder');

    expect(await firstOrder()).toMatchObject({ reached: 0, target: 1, bonus: '0.00' });
    expect((await agent.send(policyBonus, {})).data).toMatchObject({ hasPolicyBonus: false });
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    expect(await firstOrder()).toMatchObject({ reached: 1, target: null, bonus: '50.00' });
    expect((await agent.send(policyBonus, {})).data).toMatchObject({ hasPolicyBonus: true });
  });
});
