import { afterAll, beforeAll, expect, test } from 'vitest';

import { localeHeader, resultCodes } from '../../app/contract/envelope.ts';
import { listOrders, orderDetail, orderPayUrl, submitOrder, type OrderSubmission } from '../../app/contract/orders.ts';
import { orderState, revealPerson } from '../../app/contract/ownCalls.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { listDrafts, saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const dayMs = 86_400_000;

describeOnBothDatabases('submitting an order', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  const product = () => server.services.catalogue.products[0]!;
  const submissionOf = (changes: Partial<OrderSubmission> = {}, heads = 3): OrderSubmission => {
    const draft = changes.draft ?? completeDraft(product(), { heads });
    return { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product(), draft), ...changes };
  };

  test('makes an order that awaits payment, and deletes its draft', async () => {
    const agent = await server.signIn();
    const submission = submissionOf();
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft: submission.draft });

    const { orderSn, status } = await agent.ask(submitOrder, { ...submission, draftId: saved.id });

    expect(status).toBe(55);
    expect(await agent.ask(listDrafts, {})).toEqual([]);
    const detail = await agent.ask(orderDetail, { orderSn });
    expect(detail.totalFen).toBe(submission.totalFen);
    expect(detail.events.map(({ to }) => to)).toEqual(['pendingConfirmation', 'awaitingPayment']);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('twenty requests with one submission make one order and get the same response', async () => {
    const agent = await server.signIn();
    const submission = submissionOf();

    const replies = await Promise.all(Array.from({ length: 20 }, () => agent.send(submitOrder, submission)));

    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.resCode).toBe(resultCodes.success);
    expect((await agent.ask(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' })).total).toBe(1);
  });

  test('a submission id that was used is refused with other content', async () => {
    const agent = await server.signIn();
    const submission = submissionOf();
    await agent.ask(submitOrder, submission);

    const reply = await agent.send(submitOrder, submissionOf({ submissionId: submission.submissionId }, 4));

    expect(reply).toMatchObject({ status: 200, resCode: resultCodes.refused, code: 400 });
    expect(reply.info).toContain('已用于另一份');
    expect((await agent.ask(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' })).total).toBe(1);
  });

  test('a changed total is refused with the right quote, and makes no order', async () => {
    const agent = await server.signIn();
    const submission = submissionOf();

    const reply = await agent.send(submitOrder, { ...submission, totalFen: (submission.totalFen ?? 0) - 1 });

    expect(reply.resCode).toBe(resultCodes.priceChanged);
    expect(reply.info).toContain('保费');
    expect(reply.data).toMatchObject({ totalFen: submission.totalFen });
    expect((await agent.ask(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' })).total).toBe(0);
  });

  test('an invented class neither lowers the price nor is accepted', async () => {
    const agent = await server.signIn();
    const honest = completeDraft(product());
    const persons = honest.persons.map((person) => ({
      ...person,
      occupationCode: '0001002',
      occupationName: '外勤业务人员',
      occupationClass: '1',
    }));
    const draft = { ...honest, persons };

    const quote = await agent.ask(quoteDraft, draft);
    const reply = await agent.send(submitOrder, submissionOf({ draft }));

    expect(quote.totalFen).toBeGreaterThan(totalOf(product(), draft));
    expect(reply.resCode).toBe(resultCodes.problemPersons);
    expect(reply.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row: 1, field: 'occupationClass', code: 'E_OCC_CLASS_MISMATCH' }),
      ]),
    );
  });

  test('problem persons are returned with their row and message', async () => {
    const agent = await server.signIn();
    const good = completeDraft(product());
    const draft = { ...good, persons: good.persons.map((person) => ({ ...person, idNo: good.persons[0]!.idNo })) };

    const reply = await agent.send(submitOrder, submissionOf({ draft }));

    expect(reply).toMatchObject({
      status: 200,
      resCode: resultCodes.problemPersons,
      info: '人员清单中有 2 人的信息需要修改',
    });
    expect(reply.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ row: 2, code: 'E_DUPLICATE', message: '被保人重复' })]),
    );
  });

  test.each([
    ['that the catalogue lacks', '9999'],
    ['above the classes', 'C'],
  ])('an industry %s is refused with a message in the language of the user', async (_, industryCode) => {
    const agent = await server.signIn();
    const complete = completeDraft(product());
    const draft = { ...complete, applicant: { ...complete.applicant, industryCode } };
    const submission = submissionOf({ draft });

    const reply = await agent.send(submitOrder, submission);
    const inEnglish = await agent.send(submitOrder, submission, { [localeHeader]: 'en-US' });

    expect(reply).toMatchObject({
      resCode: resultCodes.refused,
      info: '所选行业不在国民经济行业分类中，请重新选择',
      data: [{ path: 'applicant.industryCode', code: 'industryUnknown' }],
    });
    expect(inEnglish.info).toBe('The industry is not in the classification. Choose another');
  });

  test('an industry of the catalogue is stored in the order', async () => {
    const agent = await server.signIn();
    const complete = completeDraft(product());
    const draft = { ...complete, applicant: { ...complete.applicant, industryCode: '6020' } };
    const { orderSn } = await agent.ask(submitOrder, submissionOf({ draft }));

    expect((await agent.ask(orderDetail, { orderSn })).applicant.industryCode).toBe('6020');
  });

  test('data of the organisation are stored in the order, with a masked id of its legal representative', async () => {
    const agent = await server.signIn();
    const complete = completeDraft(product());
    const facts = { operatorRelation: 'employee', employeeTotal: '320', legalPersonIdNo: 'E12345678' };
    const draft = { ...complete, applicant: { ...complete.applicant, ...facts } };
    const { orderSn } = await agent.ask(submitOrder, submissionOf({ draft }));

    expect((await agent.ask(orderDetail, { orderSn })).applicant).toMatchObject({
      operatorRelation: 'employee',
      employeeTotal: '320',
      legalPersonIdNo: 'E12**5678',
    });
  });

  test('a start date in the past is refused with a message', async () => {
    const agent = await server.signIn();
    const draft = { ...completeDraft(product()), startDate: '2026-11-20' };

    const reply = await agent.send(submitOrder, submissionOf({ draft }));

    expect(reply.resCode).toBe(resultCodes.refused);
    expect(reply.info).toContain('起保日期应在2026-11-21至2027-01-19之间');
  });

  test('an order whose cover would start today can no longer be paid', async () => {
    const mobile = '13800138000';
    const draft = { ...completeDraft(product()), startDate: '2026-11-21' };
    const { orderSn } = await (await server.signIn(mobile)).ask(submitOrder, submissionOf({ draft }));
    await server.clock.moveBy(dayMs);

    const reply = await (await server.signIn(mobile)).send(orderPayUrl, { orderSn });
    await server.clock.moveBy(-dayMs);

    expect(reply.resCode).toBe(resultCodes.refused);
    expect(reply.info).toBe('起保日期须为明日或之后，请修改起保日期后重新提交订单');
  });

  test('persons are masked until one is revealed, and the access is recorded', async () => {
    const agent = await server.signIn();
    const submission = submissionOf();
    const { orderSn } = await agent.ask(submitOrder, submission);
    const person = submission.draft.persons[1]!;

    const detail = await agent.send(orderDetail, { orderSn });
    const shown = await agent.ask(revealPerson, { orderSn, key: person.key });

    for (const { name, idNo, birthday } of submission.draft.persons) {
      for (const secret of [name, idNo, birthday]) expect(detail.body).not.toContain(secret);
    }
    expect(detail.body).not.toContain(submission.draft.applicant.contactMobile);
    expect(shown).toEqual({
      insuredName: person.name,
      insuredIdNo: person.idNo,
      insuredBirthday: person.birthday,
    });
    const looks = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', `person ${person.key}`)
      .execute();
    expect(looks).toHaveLength(1);
    await expect(server.database.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  });

  test('500 persons are accepted, and their state can be queried', async () => {
    const agent = await server.signIn();
    const { orderSn } = await agent.ask(submitOrder, submissionOf({}, 500));

    expect(await agent.ask(orderState, { orderSn })).toEqual({ orderSn, status: 'awaitingPayment' });
    expect((await agent.ask(orderDetail, { orderSn })).persons).toHaveLength(500);
  });
});
