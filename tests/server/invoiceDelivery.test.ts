import { describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import {
  applyForInvoice,
  mailElectronicInvoice,
  mailInvoiceMaterialForm,
  updateInvoiceMaterial,
} from '../../app/contract/invoices.ts';
import { sandboxMails } from '../../app/server/gateways/sandboxMail.ts';
import { electronicInvoicePdf } from '../../app/server/invoices/invoicePdf.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { decideInvoiceAt, invoiceApplication, policyToInvoice, specialInvoice } from '../setup/invoicing.ts';
import { pdfTextOf } from '../setup/pdfText.ts';

describeOnBothDatabases('an invoice in progress', (openDatabase) => {
  const { now, info, application, apply, eventsOf } = policyToInvoice(openDatabase);
  const mails = () => sandboxMails(now().server.database, now().server.services.keyring);

  describe('from application to delivery', () => {
    test('an ordinary one: failed with a reason, corrected, issued, sent by mail', async () => {
      const { server, agent, key } = now();
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

    test('a special one: failed, corrected, materials required, rejected, sent again, issued, delivered by courier', async () => {
      const { server, agent, key } = now();
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

      expect(unasked.info).toBe('发票状态已变化，请刷新后重试');
      expect(invoice).toMatchObject({ id: first.id, status: 'applied', info: { bankName: '远山银行深圳分行' } });
      expect(needed).toMatchObject({ status: 'materialNeeded', needsMaterial: true, failMessage: '请补充资格证明' });
      expect(rejected).toMatchObject({ status: 'materialNeeded', failMessage: '证明不清晰' });
      expect(without.info).toBe('请上传开票资料');
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

    test('the desk mails an electronic one to its receiver; it refuses actions that the state does not allow', async () => {
      const { server, policy } = now();
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
    const { server, agent, key } = now();
    await agent.ask(mailInvoiceMaterialForm, { emailAddress: 'hr@example.com', policyUuid: key.policyUuid });
    await server.runDueJobs();
    const two = { emailAddress: 'a@example.com,b@example.com', policyUuid: key.policyUuid };

    expect((await mails())[0]).toMatchObject({ to: 'hr@example.com', subject: '专用发票开票申请书' });
    expect((await agent.send(mailInvoiceMaterialForm, two)).resCode).toBe(resultCodes.badRequest);
  });
});

test('an electronic invoice names the buyer and its subject, and says that it is a sample', async () => {
  const invoice = invoiceApplication({ policyUuid: '1' }, { amountFen: 10_700_053 });
  const place = { policySn: 'P202611200001', orderSn: 'TB1', productName: '雇主责任险', insurerName: '示例保险' };
  const policy = { ...place, groupName: '远山精密机械有限公司' } as Parameters<typeof electronicInvoicePdf>[0];
  const pdf = await electronicInvoicePdf(policy, {
    invoice,
    invoiceNo: '00260000000000000001',
    writtenAt: new Date('2026-11-20T02:00:00Z'),
    isSample: true,
  });
  const text = await pdfTextOf(pdf);

  expect(text.replaceAll(' ', '')).toMatch(/电子发票（普通发票）.*00260000000000000001.*远山精密机械有限公司/);
  expect(text).toContain('壹拾万柒仟元零伍角叁分');
  expect(text).toContain('不是税务机关监制的发票');
  expect(text).not.toContain('人数'); // An invoice states only an amount, not the number of insured persons.
});
