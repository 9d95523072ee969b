import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import {
  applyForInvoice,
  invoiceInfo,
  type InvoiceKey,
  mailElectronicInvoice,
  mailInvoiceMaterialForm,
  updateInvoiceMaterial,
} from '../../app/contract/invoices.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { sandboxMails } from '../../app/server/gateways/sandboxMail.ts';
import { electronicInvoicePdf } from '../../app/server/invoices/invoicePdf.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  type EndorsedPolicyFixture,
  endorsed,
  issuedPolicy,
  productWhere,
  remove,
  requestOfChanges,
  rosterOf,
  submitted,
} from '../setup/endorsedPolicy.ts';
import { decideInvoiceAt, invoiceApplication, ofOrder, specialInvoice, taxId } from '../setup/invoicing.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('invoices', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let policy: EndorsedPolicyFixture;
  let key: InvoiceKey;

  const newPolicy = () =>
    issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.review === 'single' && endorsement.premiumMode === 'day'),
      10,
      agent,
    );
  const info = (of: InvoiceKey = key) => agent.ask(invoiceInfo, of);
  const application = (changed: Parameters<typeof invoiceApplication>[1] = {}, id = '') =>
    invoiceApplication({ id, policyUuid: key.policyUuid }, { amountFen: policy.totalFen, ...changed });
  const askOf = (endorsementUuid: string, policyUuid = key.policyUuid) =>
    agent.send(invoiceInfo, { policyUuid, orderType: 'endorsement', endorsementUuid });
  const apply = async () => (await agent.ask(applyForInvoice, application())).invoice.id;
  const mails = () => sandboxMails(server.database, server.services.keyring);
  const eventsOf = (uuid: string) =>
    server.database
      .selectFrom('invoice_events')
      .innerJoin('invoices', 'invoices.id', 'invoice_events.invoice_id')
      .select(['from_status', 'to_status', 'reason', 'by', 'note'])
      .where('invoices.uuid', '=', uuid)
      .orderBy('invoice_events.id')
      .execute();

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    policy = await newPolicy();
    key = ofOrder(policy.policyUuid);
  });

  describe('getInvoiceInfo', () => {
    test('begins with the group, its tax id and the whole premium', async () => {
      const { invoice, balanceFen, source } = await info();

      expect(invoice).toMatchObject({ id: '', status: 'none', type: 'ordinary', middleStatus: 200, policyType: 1 });
      expect(invoice).toMatchObject({ showsSpecialInvoice: true, productId: policy.product.id });
      expect(invoice.info).toMatchObject({ title: source.groupName, taxName: source.groupName });
      expect(invoice.info).toMatchObject({ amountFen: policy.totalFen, taxId: source.groupTaxId });
      expect(source.groupTaxId).toMatch(/^[0-9A-Z]{18}$/);
      expect(balanceFen).toBe(policy.totalFen);
    });

    test('an order is known by its number too; without a policy there is nothing to invoice', async () => {
      const draft = completeDraft(policy.product);
      const totalFen = totalOf(policy.product, draft);
      const { orderSn } = await agent.ask(submitOrder, {
        submissionId: policy.policyUuid,
        draftId: '',
        draft,
        totalFen,
      });

      expect((await info(ofOrder(policy.orderSn))).invoice.policyUuid).toBe(policy.policyUuid);
      expect(await agent.send(invoiceInfo, ofOrder(orderSn))).toMatchObject({
        resCode: resultCodes.refused,
        info: '该订单尚未出具保单，不能开具发票',
      });
    });

    test('a record of earlier years opens under today’s names, and comes back as it was saved', async () => {
      const uuid = await apply();
      const record = JSON.stringify({
        orderType: 1,
        invoiceType: 1,
        invoiceInfo: JSON.stringify({
          amount: 1,
          title: '远山',
          mailAddress: 'old@example.com',
          contactPerson: '赵晨曦',
        }),
      });
      await server.database
        .updateTable('invoices')
        .set({ record_sealed: server.services.keyring.seal('invoice', record) })
        .where('uuid', '=', uuid)
        .execute();
      const { invoice } = await info();

      expect(invoice).toMatchObject({ id: uuid, status: 'applied', info: { title: '远山', amountFen: 100 } });
      expect(invoice.receiver).toMatchObject({ email: 'old@example.com', name: '赵晨曦' });
    });
  });

  describe('saveInvoiceInfo', () => {
    test('applies once, with one event, and keeps every bean', async () => {
      const given = { ...specialInvoice(key.policyUuid, { amountFen: 12_345, taxId: taxId.toLowerCase() }) };
      const { invoice } = await agent.ask(applyForInvoice, given);
      const again = await agent.send(applyForInvoice, { ...given, id: invoice.id });

      expect(invoice).toMatchObject({ status: 'applied', type: 'special', receiver: given.receiver });
      expect(invoice.info).toEqual({ ...given.info, taxId, policySn: expect.stringMatching(/^P\d{12}$/) as string });
      expect(invoice.material).toEqual(given.material);
      expect((await info()).invoice).toEqual(invoice);
      expect(again).toMatchObject({ resCode: resultCodes.refused, info: '发票状态已变化，请刷新后再试' });
      expect(await eventsOf(invoice.id)).toEqual([
        { from_status: null, to_status: 'applied', reason: 'applied', by: 'agent', note: '' },
      ]);
    });

    test('is refused above the balance', async () => {
      const reply = await agent.send(applyForInvoice, application({ amountFen: policy.totalFen + 1 }));

      expect(reply).toMatchObject({
        resCode: resultCodes.refused,
        info: `开票金额不能超过可开票余额${(policy.totalFen / 100).toFixed(2)}元`,
      });
      expect(reply.data).toMatchObject([{ path: 'info.amountFen', code: 'amountAboveBalance' }]);
      expect((await info()).invoice.status).toBe('none');
    });

    test('a small-scale taxpayer gets no special invoice, in the words of the notice', async () => {
      const given = specialInvoice(key.policyUuid, { taxpayerKind: 'smallScale' });

      expect(await agent.send(applyForInvoice, given)).toMatchObject({
        resCode: resultCodes.refused,
        info: '小规模纳税人不能申请专用发票',
      });
    });

    test('what is missing is named; a warning lets it through', async () => {
      const empty = { ...emptyInvoice, policyUuid: key.policyUuid };
      const wrongCheckCharacter = `${taxId.slice(0, 17)}${taxId.endsWith('0') ? '1' : '0'}`;

      expect((await agent.send(applyForInvoice, empty)).info).toContain('请填写开票金额');
      expect((await agent.send(applyForInvoice, application({ taxId: wrongCheckCharacter }))).resCode).toBe(
        resultCodes.success,
      );
    });

    test('ten applications at once make one', async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => agent.send(applyForInvoice, application())));
      const { id } = (await info()).invoice;

      expect(replies.filter(({ resCode }) => resCode === resultCodes.success)).toHaveLength(1);
      expect(await eventsOf(id)).toHaveLength(1);
    });

    test('files are the agent’s own, or nothing is saved', async () => {
      const stranger = await server.signIn();
      const { url } = await stranger.ask(uploadSingleImage, { file: fileOf(await picture(), '证明.png') });
      const material = { email: '', items: [{ type: 'taxpayerCertificate', files: [url] }] };
      const reply = await agent.send(applyForInvoice, { ...specialInvoice(key.policyUuid), material });

      expect(reply.resCode).toBe(resultCodes.refused);
      expect((await info()).invoice.status).toBe('none');
    });
  });

  describe('after endorsements', () => {
    test('the amount is merged, and both invoices together stay within it', async () => {
      const [one, two] = await rosterOf(policy);
      await endorsed(server, policy, requestOfChanges([remove(one!), remove(two!)]));
      const { invoice, balanceFen } = await info();
      const rest = await agent.send(applyForInvoice, application());

      expect(balanceFen).toBeLessThan(policy.totalFen);
      expect(invoice.info.amountFen).toBe(balanceFen);
      const paid = await server.database
        .selectFrom('endorsement_refunds')
        .innerJoin('endorsements', 'endorsements.id', 'endorsement_refunds.endorsement_id')
        .innerJoin('orders', 'orders.id', 'endorsements.order_id')
        .select('amount_fen')
        .where('orders.sn', '=', policy.orderSn)
        .execute();
      expect(balanceFen).toBe(policy.totalFen - paid.reduce((sum, { amount_fen: fen }) => sum + fen, 0));
      expect(rest.info).toContain('开票金额不能超过可开票余额');
    });

    test('an endorsement that was charged for has an invoice of its own, up to its charge', async () => {
      const uuid = await endorsed(server, policy, requestOfChanges([add(1)]));
      const ofEndorsement: InvoiceKey = { ...key, orderType: 'endorsement', endorsementUuid: uuid };
      const before = await info(ofEndorsement);
      const netFen = before.balanceFen;
      const given = { ...before.invoice, receiver: { ...before.invoice.receiver, email: 'invoice@example.com' } };
      const info2 = { ...given.info, taxPhone: '0755-12345678' };
      const above = await agent.send(applyForInvoice, { ...given, info: { ...info2, amountFen: netFen + 1 } });
      const { invoice } = await agent.ask(applyForInvoice, { ...given, info: info2 });

      expect(before.invoice.info.amountFen).toBe(netFen);
      expect(above.info).toContain('开票金额不能超过可开票余额');
      expect(invoice).toMatchObject({ orderType: 'endorsement', endorsementUuid: uuid, status: 'applied' });
      expect(await info()).toMatchObject({ balanceFen: policy.totalFen, invoice: { status: 'none' } });
    });

    test('one that is not in force, one that refunded and one of another policy have none', async () => {
      const [one] = await rosterOf(policy);
      const refunded = await endorsed(server, policy, requestOfChanges([remove(one!)]));
      const open = await submitted(policy, requestOfChanges([add(2)]));
      const other = await newPolicy();
      expect((await askOf(refunded)).info).toBe('该保全没有收取保费，不能开具发票');
      expect((await askOf(open)).info).toBe('该保全尚未生效，不能开具发票');
      expect((await askOf(refunded, other.policyUuid)).resCode).toBe(resultCodes.notFound);
      expect((await askOf('')).resCode).toBe(resultCodes.notFound);
    });

    test('an amount that a refund has outrun is not issued', async () => {
      const uuid = await apply();
      const [one] = await rosterOf(policy);
      await endorsed(server, policy, requestOfChanges([remove(one!)]));
      const { code, body } = await decideInvoiceAt(server, uuid, 'issued');

      expect(code).toBe(409);
      expect(body).toContain('开票金额不能超过可开票余额');
      expect((await info()).invoice.status).toBe('applied');
    });
  });

  describe('from application to delivery', () => {
    test('an ordinary one: failed with a reason, corrected, issued, mailed', async () => {
      const uuid = await apply();
      const wordless = await decideInvoiceAt(server, uuid, 'failed');
      await decideInvoiceAt(server, uuid, 'failed', { note: '抬头与营业执照不符' });
      const failed = (await info()).invoice;
      await agent.ask(applyForInvoice, application({ title: '远山精密机械（深圳）有限公司' }, uuid));
      const early = await agent.send(mailElectronicInvoice, { ...key, emailAddress: 'hr@example.com' });
      await decideInvoiceAt(server, uuid, 'issued');
      const { invoiceNo } = await info();
      await agent.ask(mailElectronicInvoice, { ...key, emailAddress: 'hr@example.com' });
      await server.runDueJobs();
      const [mail] = await mails();

      expect(wordless.code).toBe(409);
      expect(failed).toMatchObject({ status: 'failed', failMessage: '抬头与营业执照不符' });
      expect(early).toMatchObject({ resCode: resultCodes.refused, info: '发票尚未开具，暂不能发送' });
      expect(invoiceNo).toMatch(/^0026\d{16}$/);
      expect(mail).toMatchObject({ to: 'hr@example.com', subject: '您的团体保险电子发票' });
      expect(mail?.attachments).toMatchObject([{ name: expect.stringContaining(`电子发票-${invoiceNo}`) as string }]);
      expect((await info()).invoice).toMatchObject({ status: 'mailed', failMessage: '' });
      expect((await eventsOf(uuid)).map(({ to_status: to, by }) => `${to} ${by}`)).toEqual([
        'applied agent',
        'failed insurer',
        'applied agent',
        'issued insurer',
        'mailed system',
      ]);
      expect((await server.app.inject('/sandbox/invoices')).body).toContain(invoiceNo);
    });

    test('a special one: failed, corrected, materials asked for, sent back, sent again, issued, by courier', async () => {
      const { url } = await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '证明.png') });
      const items = [{ type: 'taxpayerCertificate', files: [url] }];
      const { invoice: first } = await agent.ask(applyForInvoice, specialInvoice(key.policyUuid));
      await decideInvoiceAt(server, first.id, 'failed', { note: '开户行与账号不符' });
      const corrected = specialInvoice(key.policyUuid, { bankName: '远山银行深圳分行' });
      const { invoice } = await agent.ask(applyForInvoice, { ...corrected, id: first.id });
      const unasked = await agent.send(updateInvoiceMaterial, { ...key, material: { email: '', items } });
      await decideInvoiceAt(server, invoice.id, 'materialDemanded', { note: '请补充资格证明' });
      const needed = (await info()).invoice;
      const without = await agent.send(updateInvoiceMaterial, { ...key, material: { email: '', items: [] } });
      await agent.ask(updateInvoiceMaterial, { ...key, material: { email: '', items } });
      await decideInvoiceAt(server, invoice.id, 'materialRejected', { note: '证明不清晰' });
      const rejected = (await info()).invoice;
      const sent = await agent.ask(updateInvoiceMaterial, { ...key, material: { email: '', items } });
      await decideInvoiceAt(server, invoice.id, 'issued');
      const noParcel = await decideInvoiceAt(server, invoice.id, 'mailed');
      const byMail = await agent.send(mailElectronicInvoice, { ...key, emailAddress: 'hr@example.com' });
      const { status } = await decideInvoiceAt(server, invoice.id, 'mailed', {
        expressCompany: '示例快递',
        expressNumber: 'SD0000000001',
      });

      expect(unasked.info).toBe('发票状态已变化，请刷新后再试');
      expect(invoice).toMatchObject({ id: first.id, status: 'applied', info: { bankName: '远山银行深圳分行' } });
      expect(needed).toMatchObject({ status: 'materialNeeded', needsMaterial: true, failMessage: '请补充资格证明' });
      expect(rejected).toMatchObject({ status: 'materialNeeded', failMessage: '证明不清晰' });
      expect(without.info).toBe('请填写开票资料');
      expect(sent.invoice).toMatchObject({
        status: 'materialSent',
        needsMaterial: false,
        material: { items },
        failMessage: '',
      });
      expect(noParcel.body).toContain('请填写快递公司和单号');
      expect(byMail.info).toContain('专用发票以纸质形式寄送');
      expect(status).toBe('mailed');
      expect((await info()).invoice.express).toEqual({ company: '示例快递', number: 'SD0000000001', payer: '1' });
    });

    test('the desk mails an electronic one to its receiver; it refuses what the state does not have', async () => {
      const uuid = await apply();
      const early = await decideInvoiceAt(server, uuid, 'mailed');
      await decideInvoiceAt(server, uuid, 'issued');
      await decideInvoiceAt(server, uuid, 'mailed');
      await server.runDueJobs();
      const unknown = await decideInvoiceAt(server, policy.policyUuid, 'issued');

      expect(early.code).toBe(409);
      expect((await mails())[0]).toMatchObject({ to: 'invoice@example.com' });
      expect((await info()).invoice.status).toBe('mailed');
      expect(unknown.code).toBe(404);
    });
  });

  test('sendInvoiceMaterialEmail mails the form to fill in; one address only', async () => {
    await agent.ask(mailInvoiceMaterialForm, { emailAddress: 'hr@example.com', policyUuid: key.policyUuid });
    await server.runDueJobs();
    const two = { emailAddress: 'a@example.com,b@example.com', policyUuid: key.policyUuid };

    expect((await mails())[0]).toMatchObject({ to: 'hr@example.com', subject: '专用发票开票申请书' });
    expect((await agent.send(mailInvoiceMaterialForm, two)).resCode).toBe(resultCodes.badRequest);
  });

  test('nothing of an invoice is readable in the table', async () => {
    await agent.ask(applyForInvoice, specialInvoice(key.policyUuid));
    const rows = await server.database.selectFrom('invoices').selectAll().execute();

    expect(
      JSON.stringify(rows.map((row) => ({ ...row, record_sealed: Buffer.from(row.record_sealed).toString() }))),
    ).not.toMatch(/远山|孙丹青|13800138000/);
  });
});

test('an electronic invoice says whom and what it is for, and that it is a sample', async () => {
  const invoice = invoiceApplication({ policyUuid: '1' }, { amountFen: 10_700_053 });
  const place = { policySn: 'P202611200001', orderSn: 'TB1', productName: '雇主责任险', insurerName: '示例保险' };
  const policy = { ...place, groupName: '远山精密机械有限公司' } as Parameters<typeof electronicInvoicePdf>[0];
  const pdf = await electronicInvoicePdf(policy, {
    invoice,
    invoiceNo: '00260000000000000001',
    writtenAt: new Date('2026-11-20T02:00:00Z'),
    isSample: true,
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  });

  expect(text.replaceAll(/\s+/g, '')).toMatch(/电子发票（普通发票）.*00260000000000000001.*远山精密机械有限公司/);
  expect(text).toContain('壹拾万柒仟元零伍角叁分');
  expect(text).toContain('不是税务机关监制的发票');
});
