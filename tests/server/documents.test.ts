import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DownloadedFile } from '../../app/contract/call.ts';
import {
  applicationForm,
  orderApplicationForm,
  policyClauses,
  policyDocument,
  quotationDocument,
} from '../../app/contract/documents.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { quotation, saveQuotation } from '../../app/contract/quotations.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { alternativesOf } from '../setup/alternatives.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const isChinese = expect.stringMatching(/\p{Script=Han}/u);
const unknownSn = 'TB202611200000000000';
const textOf = ({ content }: DownloadedFile) => pdfTextOf(content);

describeOnBothDatabases('documents', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let insured: string;
  let unpaid: string;

  const product = () => server.services.catalogue.products[0]!;
  /**
   * Returns a draft whose group and persons have names with rare characters, which common subsets of fonts don't
   * contain.
   */
  const draft = () => {
    const plain = completeDraft(product());
    const names = ['欧阳㛃', '龑堃', '𠮷田喆'];
    const persons = plain.persons.map((person, index) => ({ ...person, name: names[index] ?? '' }));
    return { ...plain, persons, applicant: { ...plain.applicant, groupName: '深圳市犇羴鱻骉餐饮管理有限公司' } };
  };
  const submit = async (submissionId: string, of: OrderDraft = draft(), client = agent) => {
    const submission = { submissionId, draftId: '', draft: of, totalFen: totalOf(product(), of) };
    return (await client.ask(submitOrder, submission)).orderSn;
  };

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    [insured, unpaid] = [await submit('insured'), await submit('unpaid')];
    await server.payAt((await agent.ask(orderPayUrl, { orderSn: insured })).payUrl, 'paid');
    await server.runDueJobs();
  });
  afterAll(() => server.close());

  describe('of a policy', () => {
    test('the e-policy names all persons, also in rare characters, and hides id numbers', async () => {
      const file = await agent.ask(policyDocument, { policyUuid: insured });
      const text = await textOf(file);

      expect(file.name).toMatch(/^电子保单-P\d{12}-深圳市犇羴鱻骉餐饮管理有限公司\.pdf$/);
      expect(file.type).toBe('application/pdf');
      expect(text).toContain('深圳市犇羴鱻骉餐饮管理有限公司');
      expect(text).toContain('欧阳㛃');
      expect(text).toContain('龑堃');
      expect(text).toMatch(/地址 北京市\S*东城区示例路1号/);
      expect(text).toContain('〔U+20BB7〕田喆');
      expect(text).toContain('2026-12-01 00:00 至 2027-11-30 24:00');
      expect(text).toContain('示例数据');
      for (const { idNo } of draft().persons) expect(text).not.toContain(idNo);
      expect(file.content.size).toBeLessThan(300_000);
    });

    test('a roster of hundreds continues over several pages with the same header', async () => {
      const large = completeDraft(product(), { heads: 300 });
      const client = await server.signIn();
      const orderSn = await submit('large', large, client);
      await server.payAt((await client.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
      await server.runDueJobs();
      const text = await textOf(await client.ask(policyDocument, { policyUuid: orderSn }));

      expect(text.match(/序号 ?姓名/g)?.length).toBeGreaterThan(3);
      expect(text).toMatch(/第 (\d+) 页，共 \1 页/);
      for (const { name } of large.persons.slice(-5)) expect(text).toContain(name);
    });

    test('its QR code leads to a page that confirms it and names no person', async () => {
      const text = await textOf(await agent.ask(policyDocument, { policyUuid: insured }));
      const path = /http:\/\/localhost:80(\/policyCheck\/[0-9a-f-]{36})/.exec(text.replaceAll(' ', ''))?.[1] ?? '';
      const page = await server.app.inject(path);

      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('有效，保险期间尚未开始');
      expect(page.body).toContain('深圳***********公司');
      expect(page.body).not.toContain('犇');
      expect((await server.app.inject('/policyCheck/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
      expect((await server.app.inject('/policyCheck/%27')).statusCode).toBe(404);

      const days = 86_400_000;
      await server.clock.moveBy(11 * days);
      expect((await server.app.inject(path)).body).toContain('<dd>有效</dd>');
      await server.clock.moveBy(365 * days);
      expect((await server.app.inject(path)).body).toContain('<dd>已到期</dd>');
      await server.clock.moveBy(-376 * days);
    });

    test('its clauses are printed, only those of its own product', async () => {
      const { productName, schemes } = await agent.ask(policyClauses, { policyUuid: insured, productId: product().id });
      const other = await agent.send(policyClauses, { policyUuid: insured, productId: '80140x' });
      const unknown = await agent.send(policyClauses, { policyUuid: unknownSn, productId: product().id });

      expect(other.body).toBe(unknown.body);

      expect(productName).toBe(product().name);
      expect(schemes[0]?.clauseList).toHaveLength(draft().schemes[0]!.clauses.length);
      expect(schemes[0]?.clauseList[0]).toMatchObject({ clauseName: isChinese, insuredText: isChinese });
    });

    test('there is none before the policy is issued, and none for another agent', async () => {
      const stranger = await server.signIn();
      const foreign = await stranger.send(policyDocument, { policyUuid: insured });

      expect(await agent.send(policyDocument, { policyUuid: unpaid })).toMatchObject({
        resCode: resultCodes.refused,
        info: '该订单尚未出具保单',
      });
      expect(foreign.resCode).toBe(resultCodes.notFound);
      expect(foreign.body).toBe((await stranger.send(policyDocument, { policyUuid: unknownSn })).body);
      expect((await stranger.send(policyClauses, { policyUuid: insured })).resCode).toBe(resultCodes.notFound);
    });
  });

  describe('of an order', () => {
    test('the application form has the content of the order, and no person', async () => {
      const file = await agent.ask(orderApplicationForm, { policyUuid: unpaid });
      const text = await textOf(file);

      expect(file.name).toContain('投保单-');
      expect(text).toContain('深圳市犇羴鱻骉餐饮管理有限公司');
      expect(text).toContain('2026-12-01 00:00 至 2027-11-30 24:00');
      expect(text).toMatch(/地址 北京市\S*东城区示例路1号/);
      expect(text).toContain(`单位性质 ${draft().applicant.groupNature}`);
      expect(text).toContain('投保单位盖章');
      expect(text).not.toContain('欧阳㛃');
    });

    test('the application form is refused to other agents', async () => {
      const stranger = await server.signIn();
      const foreign = await stranger.send(orderApplicationForm, { policyUuid: unpaid });

      expect(foreign.resCode).toBe(resultCodes.notFound);
      expect(foreign.body).toBe((await stranger.send(orderApplicationForm, { policyUuid: unknownSn })).body);
    });
  });

  describe('of a draft', () => {
    test('the quotation has its number, its validity and its price at the head, and no person', async () => {
      const { id, quotationSn, validEndDate, totalPremium } = await agent.ask(saveQuotation, draft());
      const file = await agent.ask(quotationDocument, { id });
      const text = await textOf(file);

      expect(file.name).toContain(`报价单-${quotationSn}`);
      const head = text.slice(0, text.indexOf('保障项目'));
      expect(head).toContain(`报价单号 ${quotationSn}`);
      expect(head).toContain(`有效期至 ${validEndDate}`);
      expect(head).toContain('深圳市犇羴鱻骉餐饮管理有限公司');
      expect(head).toMatch(new RegExp(`总保费 ¥${Number(totalPremium).toLocaleString('en-US')}`));
      expect(head).toContain('保险公司');
      expect(text).not.toMatch(/保险人 |被保险人数|保险费/);
      expect(text).not.toContain('欧阳㛃');
    });

    test('the quotation of alternatives has the premium of each, and no sum', async () => {
      const { id } = await agent.ask(saveQuotation, alternativesOf(draft(), server));
      const { alternatives } = await agent.ask(quotation, { id });
      const text = await textOf(await agent.ask(quotationDocument, { id }));

      expect(text).toContain('备选方案（任选其一）');
      const yuan = alternatives.map(({ totalFen }) => formatFen(totalFen));
      for (const each of yuan) expect(text).toContain(each);
      expect(text).not.toContain(formatFen(alternatives.reduce((sum, { totalFen }) => sum + totalFen, 0)));
    });

    test('the quotation of another agent is refused like one that does not exist', async () => {
      const { id } = await agent.ask(saveQuotation, draft());
      const stranger = await server.signIn();
      const foreign = await stranger.send(quotationDocument, { id });

      expect(foreign.resCode).toBe(resultCodes.notFound);
      expect(foreign.body).toBe((await stranger.send(quotationDocument, { id: crypto.randomUUID() })).body);
      expect((await stranger.send(quotationDocument, { id: 'nonsense' })).body).toBe(foreign.body);
    });

    test('the application form has the content of the draft and a place for the stamp, and no person', async () => {
      const file = await agent.ask(applicationForm, draft());
      const text = await textOf(file);

      expect(file.name).toContain('投保单-');
      expect(text).toContain('深圳市犇羴鱻骉餐饮管理有限公司');
      expect(text).toContain('投保单位盖章');
      expect(text).not.toContain('欧阳㛃');
    });

    test('the application form has the data of the organisation that its product requests, and no others', async () => {
      const asking = server.services.catalogue.products.find(
        ({ applicant: { fields } }) => fields.registeredCapital !== 'hidden' && fields.employeeTotal === 'hidden',
      )!;
      const plain = completeDraft(asking);
      const applicant = { ...plain.applicant, registeredCapital: '50,000,000 元', employeeTotal: '320' };
      const text = await textOf(await agent.ask(applicationForm, { ...plain, applicant }));

      expect(text).toMatch(/地址 北京市\S*东城区示例路1号/);
      expect(text).toContain('注册资本（元） 50,000,000.00');
      expect(text).not.toContain('员工总数');
    });

    test('the application form refuses a draft without a price with a message', async () => {
      const reply = await agent.send(applicationForm, { ...draft(), schemes: [] });

      expect(reply).toMatchObject({ resCode: resultCodes.refused, info: isChinese });
    });
  });
});
