import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import {
  acceptQuotation,
  deleteQuotation,
  listQuotations,
  quotation,
  type QuotationQuery,
  quotedCompanies,
  saveQuotation,
  sharedQuotation,
  shareQuotation,
} from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { alternativesOf, secondAlternative } from '../setup/alternatives.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const all = { page: 1, pageSize: 4, companyCode: '', productType: '', keyword: '' };

const tokenOf = (shareUrl: string) => new URL(shareUrl).searchParams.get('token') ?? '';
const isValid = async (agent: TestClient) => (await agent.ask(listQuotations, all)).quotations[0]?.isValid;

describeOnBothDatabases('quotations', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  const product = (id = '80140') => server.services.catalogue.productOf(id)!;
  const save = (agent: TestClient, id?: string) => agent.ask(saveQuotation, completeDraft(product(id)));

  test('are priced by the server and open again with their draft', async () => {
    const agent = await server.signIn();
    const draft = completeDraft(product());
    const { id, quotationSn, validEndDate } = await agent.ask(saveQuotation, draft);

    expect(validEndDate).toBe('2026-12-20');
    expect(await agent.ask(quotation, { id })).toMatchObject({
      quotationSn,
      totalFen: totalOf(product(), draft),
      heads: 3,
      isValid: true,
      draft: { applicant: draft.applicant, persons: draft.persons },
    });
  });

  test('without a price are refused', async () => {
    const agent = await server.signIn();
    const draft = completeDraft(product());

    expect(await agent.send(saveQuotation, { ...draft, schemes: [], persons: [] })).toMatchObject({
      resCode: resultCodes.refused,
      info: '报价信息不完整，无法生成报价单',
    });
  });

  test('are listed newest first, by page, insurer, line and keyword', async () => {
    const agent = await server.signIn();
    for (const id of ['80140', '338', '70101', '80140', '80140']) {
      await save(agent, id);
      await server.clock.moveBy(1000);
    }
    const ids = async (query: Partial<typeof all>) =>
      (await agent.ask(listQuotations, { ...all, ...query })).quotations.map(({ productId }) => productId);

    expect(await agent.ask(listQuotations, all)).toMatchObject({ total: 5 });
    expect(await ids({})).toEqual(['80140', '80140', '70101', '338']);
    expect(await ids({ page: 2 })).toEqual(['80140']);
    expect(await ids({ companyCode: 'ZC' })).toEqual(['70101', '338']);
    expect(await ids({ productType: 'groupAccident' })).toEqual(['70101']);
    expect(await ids({ keyword: '精密' })).toHaveLength(4);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect(await agent.ask(quotedCompanies, {})).toEqual([
      { code: 'HY', name: '恒运财产保险（示例）' },
      { code: 'ZC', name: '中川财产保险（示例）' },
    ]);
    expect((await agent.send(listQuotations, { ...all, pageSize: 0 })).resCode).toBe(resultCodes.badRequest);
    expect(await (await server.signIn()).ask(quotedCompanies, {})).toEqual([]);
  });

  test('are shown by one link to anybody who has it, without a person, until they are deleted', async () => {
    const agent = await server.signIn();
    const { id } = await save(agent);
    const first = tokenOf((await agent.ask(shareQuotation, { id })).shareUrl);
    const reply = await server.anonymous.send(sharedQuotation, { token: first });

    expect(reply).toMatchObject({ resCode: resultCodes.success, data: { groupName: '远山精密机械有限公司' } });
    for (const { name, idNo } of completeDraft(product()).persons) {
      expect(reply.body).not.toContain(idNo);
      expect(reply.body).not.toContain(name);
    }
    expect(tokenOf((await agent.ask(shareQuotation, { id })).shareUrl)).toBe(first);
    expect((await server.anonymous.ask(sharedQuotation, { token: first })).schemes).toHaveLength(1);
    const forged = `${first.slice(0, -2)}${first.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await server.anonymous.send(sharedQuotation, { token: forged })).resCode).toBe(resultCodes.notFound);
    await agent.ask(deleteQuotation, { id });
    expect((await server.anonymous.send(sharedQuotation, { token: first })).resCode).toBe(resultCodes.notFound);
    expect((await agent.send(deleteQuotation, { id })).resCode).toBe(resultCodes.notFound);
  });

  test('show a customer the choices as text, and no parts of the price calculation', async () => {
    const agent = await server.signIn();
    const draft = completeDraft(product());
    const { id } = await save(agent);
    const token = tokenOf((await agent.ask(shareQuotation, { id })).shareUrl);
    const reply = await server.anonymous.send(sharedQuotation, { token });
    const shown = await server.anonymous.ask(sharedQuotation, { token });
    const [scheme] = draft.schemes;
    const plan = product().plans.find(({ code }) => code === scheme?.planCode);

    expect(shown).toMatchObject({ isSample: true, startDate: draft.startDate, subject: null });
    expect(shown.words.plans).toMatchObject([{ code: plan?.code, name: plan?.name }]);
    const clauses = shown.words.plans[0]?.clauses ?? [];
    const priced = clauses.filter(({ options }) => options.length > 0).map(({ code }) => code);
    expect(priced.toSorted()).toEqual(scheme?.clauses.map(({ code }) => code).toSorted());
    expect(clauses.map(({ code }) => code)).toEqual(plan?.clauses.map(({ code }) => code));
    expect(shown.quote).toMatchObject({ totalFen: totalOf(product(), draft), trace: [] });
    expect(reply.body).not.toMatch(/ratesPerMille|"rate"|commission|pushMoney|proPrice/i);
  });

  test('are valid for thirty days, and so are their links', async () => {
    const dayMs = 86_400_000;
    const agent = await server.signIn('13800138000');
    const { id } = await save(agent);
    const token = tokenOf((await agent.ask(shareQuotation, { id })).shareUrl);

    await server.clock.moveBy(30 * dayMs);
    expect(await isValid(await server.signIn('13800138000'))).toBe(true);
    expect((await server.anonymous.send(sharedQuotation, { token })).resCode).toBe(resultCodes.success);
    await server.clock.moveBy(dayMs);
    expect(await isValid(await server.signIn('13800138000'))).toBe(false);
    expect(await server.anonymous.send(sharedQuotation, { token })).toMatchObject({
      resCode: resultCodes.refused,
      info: '该报价已过有效期，请联系您的业务员重新报价',
    });
  });

  /** Saves and shares a quotation with two alternatives. Returns its id and the token of its link. */
  async function sharedAlternatives(agent: TestClient) {
    const { id } = await agent.ask(saveQuotation, alternativesOf(completeDraft(product()), server));
    return { id, token: tokenOf((await agent.ask(shareQuotation, { id })).shareUrl) };
  }

  test('of alternatives have the price of each as if it were alone, and no sum', async () => {
    const agent = await server.signIn();
    const draft = completeDraft(product());
    const both = alternativesOf(draft, server);
    const { id, totalPremium } = await agent.ask(saveQuotation, both);
    const layers = await agent.ask(saveQuotation, { ...both, schemeRelation: 'layers' });
    const second = { ...both, schemes: both.schemes.slice(1), persons: [], schemeRelation: undefined };
    const alone = [totalOf(product(), draft), totalOf(product(), second)];

    const saved = await agent.ask(quotation, { id });
    expect(saved.alternatives).toEqual([
      { schemeId: 'scheme-1', name: '方案1', heads: 3, totalFen: alone[0] },
      { schemeId: secondAlternative, name: '方案二', heads: 59, totalFen: alone[1] },
    ]);
    expect(saved.quote).toMatchObject({ totalFen: null, heads: 59 });
    expect(saved.draft.schemeRelation).toBe('alternatives');
    expect(totalPremium).toBe((Math.min(...alone) / 100).toFixed(2));
    expect(await agent.ask(quotation, { id: layers.id })).toMatchObject({ heads: 62, alternatives: [] });
    expect((await agent.ask(listQuotations, all)).quotations.map(({ alternatives }) => alternatives.length)).toEqual(
      expect.arrayContaining([0, 2]),
    );
  });

  test('of alternatives can’t be ordered before one is chosen', async () => {
    const agent = await server.signIn();
    const draft = alternativesOf(completeDraft(product()), server);
    const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: 100 };

    expect((await agent.send(submitOrder, submission)).resCode).toBe(resultCodes.refused);
  });

  test('are accepted once by the customer, with one alternative, and the agent is told', async () => {
    const agent = await server.signIn();
    const { id, token } = await sharedAlternatives(agent);
    const accept = (schemeId: string) => server.anonymous.send(acceptQuotation, { token, schemeId });

    expect(await accept('')).toMatchObject({ resCode: resultCodes.refused, info: '请从该报价的备选方案中选择一个' });
    expect((await accept('scheme-3')).resCode).toBe(resultCodes.refused);
    expect((await agent.ask(quotation, { id })).acceptedAt).toBe('');

    const first = await accept(secondAlternative);
    await server.clock.moveBy(60_000);
    expect((await accept(secondAlternative)).data).toEqual(first.data);
    expect(await accept('scheme-1')).toMatchObject({ resCode: resultCodes.refused, info: /已接受其他方案/ });
    const told = { acceptedSchemeId: secondAlternative, acceptedAt: expect.stringMatching(/^2026-/) };
    expect(await agent.ask(quotation, { id })).toMatchObject(told);
    expect((await agent.ask(listQuotations, { ...all, state: 'accepted' })).quotations).toMatchObject([
      { id, ...told },
    ]);
    expect(await server.anonymous.ask(sharedQuotation, { token })).toMatchObject(told);
  });

  test('that two requests accept at once have one answer', async () => {
    const agent = await server.signIn();
    const { id, token } = await sharedAlternatives(agent);
    const replies = await Promise.all(
      ['scheme-1', secondAlternative].map((schemeId) => server.anonymous.send(acceptQuotation, { token, schemeId })),
    );

    const codes = replies.map(({ resCode }) => resCode).toSorted();
    expect(codes).toEqual([resultCodes.success, resultCodes.refused].toSorted());
    const accepted = replies.findIndex(({ resCode }) => resCode === resultCodes.success);
    const { acceptedSchemeId } = await agent.ask(quotation, { id });
    expect(acceptedSchemeId).toBe(['scheme-1', secondAlternative][accepted]);
  });

  test('without alternatives are accepted as they are', async () => {
    const agent = await server.signIn();
    const { id } = await save(agent);
    const token = tokenOf((await agent.ask(shareQuotation, { id })).shareUrl);

    expect((await server.anonymous.send(acceptQuotation, { token, schemeId: 'scheme-1' })).resCode).toBe(
      resultCodes.refused,
    );
    await server.anonymous.ask(acceptQuotation, { token, schemeId: '' });
    expect(await agent.ask(quotation, { id })).toMatchObject({ acceptedSchemeId: '', isShared: true });
  });

  test('can’t be accepted with another token, after they are deleted, or after they ended', async () => {
    const agent = await server.signIn('13800138000');
    const { id } = await save(agent);
    const token = tokenOf((await agent.ask(shareQuotation, { id })).shareUrl);
    const accept = (given: string) => server.anonymous.send(acceptQuotation, { token: given, schemeId: '' });
    const ending = await save(agent);
    const endingToken = tokenOf((await agent.ask(shareQuotation, { id: ending.id })).shareUrl);

    expect((await accept('A'.repeat(43))).resCode).toBe(resultCodes.notFound);
    await agent.ask(deleteQuotation, { id });
    expect((await accept(token)).resCode).toBe(resultCodes.notFound);
    await server.clock.moveBy(31 * 86_400_000);
    expect(await accept(endingToken)).toMatchObject({
      resCode: resultCodes.refused,
      info: '该报价已过有效期，请联系您的业务员重新报价',
    });
    await server.clock.moveBy(-31 * 86_400_000);
  });

  test('name the agent to call, and no commission', async () => {
    const agent = await server.signIn('13800138000');
    const { token } = await sharedAlternatives(agent);
    const reply = await server.anonymous.send(sharedQuotation, { token });

    expect(await server.anonymous.ask(sharedQuotation, { token })).toMatchObject({
      agentName: '林晓舟',
      agentMobile: '13800138000',
      quote: { alternatives: [{ trace: [] }, { trace: [] }] },
    });
    expect(reply.body).not.toMatch(/ratesPerMille|"rate"|commission|pushMoney|proPrice|seenTime|isOrdered/i);
  });

  test('are found by customer and by number, in a state, and sorted', async () => {
    const agent = await server.signIn();
    const { quotationSn } = await save(agent, '70101');
    await server.clock.moveBy(1000);
    const { id, token } = await sharedAlternatives(agent);
    await server.anonymous.ask(sharedQuotation, { token });
    const found = async (query: Partial<QuotationQuery>) =>
      (await agent.ask(listQuotations, { ...all, ...query })).quotations.map(({ productId }) => productId);

    expect(await found({ keyword: quotationSn })).toEqual(['70101']);
    expect(await found({ keyword: quotationSn.slice(-6).toLowerCase() })).toEqual(['70101']);
    expect(await found({ keyword: '远山精密机械' })).toEqual(['80140', '70101']);
    expect(await found({ state: 'seen' })).toEqual(['80140']);
    expect(await found({ state: 'open' })).toEqual(['70101']);
    expect(await found({ state: 'ended' })).toEqual([]);
    expect(await found({ sort: { by: 'heads', direction: 'ascending' } })).toEqual(['70101', '80140']);
    expect(await found({ sort: { by: 'created', direction: 'ascending' } })).toEqual(['70101', '80140']);

    const { quotationSn: number } = await agent.ask(quotation, { id });
    const broughtFrom = { kind: 'quotation', number } as const;
    const plain = server.services.catalogue.products[0]!;
    const draft = completeDraft(plain, { today: server.clock.today() });
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft, broughtFrom });
    const submission = {
      submissionId: crypto.randomUUID(),
      draftId: saved.id,
      draft,
      totalFen: totalOf(plain, draft),
    };
    expect(await agent.ask(quotation, { id })).toMatchObject({ isOrdered: false });
    await agent.ask(submitOrder, submission);
    expect(await agent.ask(quotation, { id })).toMatchObject({ isOrdered: true });
    for (const [status, isOrdered] of [
      ['invalid', true],
      ['closed', false],
    ] as const) {
      await server.database.updateTable('orders').set({ status }).where('origin_number', '=', number).execute();
      expect(await agent.ask(quotation, { id })).toMatchObject({ isOrdered });
    }
  });
});
