import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import {
  deleteQuotation,
  listQuotations,
  quotation,
  quotedCompanies,
  saveQuotation,
  sharedQuotation,
  shareQuotation,
} from '../../app/contract/quotations.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
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
});
