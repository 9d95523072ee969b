import { describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { invoiceDocument, policyInvoices } from '../../app/contract/invoiceOwnCalls.ts';
import { applyForInvoice, mailElectronicInvoice } from '../../app/contract/invoices.ts';
import { sandboxMails } from '../../app/server/gateways/sandboxMail.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { add, endorsed, remove, requestOfChanges, rosterOf } from '../setup/endorsedPolicy.ts';
import { decideInvoiceAt, ofOrder, policyToInvoice, specialInvoice } from '../setup/invoicing.ts';
import { pdfTextOf } from '../setup/pdfText.ts';

describeOnBothDatabases('several invoices of a policy', (openDatabase) => {
  const { now, newPolicy, info, application, apply, eventsOf } = policyToInvoice(openDatabase);
  const issue = async (given: Parameters<typeof application>[0] = {}) => {
    const uuid = await apply(given);
    expect((await decideInvoiceAt(now().server, uuid, 'issued')).status).toBe('issued');
    return uuid;
  };
  const list = () => now().agent.ask(policyInvoices, { policyUuid: now().key.policyUuid });
  const refundOne = async () => {
    const { server, policy } = now();
    const [one] = await rosterOf(policy);
    await endorsed(server, policy, requestOfChanges([remove(one!)]));
  };

  describe('further invoices', () => {
    test('the rest of the first is invoiced by a second one, never above the balance', async () => {
      const { server, agent, policy } = now();
      const first = await issue({ amountFen: 3000 });
      const between = await info();
      const above = await agent.send(applyForInvoice, application({ amountFen: policy.totalFen - 2999 }));
      const { invoice } = await agent.ask(applyForInvoice, application({ amountFen: policy.totalFen - 3000 }));
      await decideInvoiceAt(server, invoice.id, 'issued');

      expect(between).toMatchObject({ balanceFen: policy.totalFen - 3000, invoice: { id: first, status: 'issued' } });
      expect(between.source.mergedAmountFen).toBe(policy.totalFen - 3000);
      expect(above.info).toContain('开票金额不能超过可开票余额');
      expect(invoice.id).not.toBe(first);
      expect(await info()).toMatchObject({ balanceFen: 0, invoice: { id: invoice.id } });
      expect((await agent.send(applyForInvoice, application({ amountFen: 1 }))).info).toContain('余额 ¥0.00');
    });

    test('premium that was charged after the invoice is also invoiced by a further one of the order', async () => {
      const { server, agent, policy } = now();
      await issue();
      await endorsed(server, policy, requestOfChanges([add(1)]));
      const { balanceFen } = await info();
      const { invoice } = await agent.ask(applyForInvoice, application({ amountFen: balanceFen }));

      expect(balanceFen).toBeGreaterThan(0);
      expect((await decideInvoiceAt(server, invoice.id, 'issued')).status).toBe('issued');
      expect((await info()).balanceFen).toBe(0);
    });

    test('there is one pending application at a time, also if many are sent at once', async () => {
      const { agent, key } = now();
      await issue({ amountFen: 3000 });
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => agent.send(applyForInvoice, application({ amountFen: 1000 }))),
      );

      expect(replies.filter(({ resCode }) => resCode === resultCodes.success)).toHaveLength(1);
      expect(await agent.ask(policyInvoices, { policyUuid: key.policyUuid })).toHaveLength(2);
    });

    test('an earlier one can’t be applied for again, and its materials stay with it', async () => {
      const { server, agent, policy, key } = now();
      const proof = async () => (await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '证明.png') })).url;
      const special = async (amountFen: number) => ({
        ...specialInvoice(key.policyUuid, { amountFen }),
        material: { email: '', items: [{ type: 'taxpayerCertificate', files: [await proof()] }] },
      });
      const { invoice } = await agent.ask(applyForInvoice, await special(3000));
      await decideInvoiceAt(server, invoice.id, 'issued');
      await agent.ask(applyForInvoice, await special(1000));
      const again = await agent.send(applyForInvoice, { ...(await special(1000)), id: invoice.id });
      const kinds = await server.database
        .selectFrom('order_files')
        .innerJoin('orders', 'orders.id', 'order_files.order_id')
        .select('kind')
        .where('orders.sn', '=', policy.orderSn)
        .execute();

      expect(again.resCode).toBe(resultCodes.notFound);
      expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(2);
    });
  });

  describe('red-letter invoices', () => {
    test('a refund causes a red-letter invoice for the difference; the desk issues and mails it', async () => {
      const { server, agent, key } = now();
      const uuid = await issue();
      const { invoiceNo } = await info();
      await refundOne();
      const [, red] = await list();
      const refused = await decideInvoiceAt(server, red!.id, 'failed', { note: '不开' });
      const early = await agent.send(invoiceDocument, { policyUuid: key.policyUuid, id: red!.id });
      await decideInvoiceAt(server, red!.id, 'issued');
      await agent.ask(mailElectronicInvoice, { ...key, emailAddress: 'hr@example.com', id: red!.id });
      await server.runDueJobs();
      const [, mailed] = await list();
      const file = await agent.ask(invoiceDocument, { policyUuid: key.policyUuid, id: red!.id });

      expect(red).toMatchObject({ status: 'applied', type: 'ordinary', invoiceNo: '', reversedNo: invoiceNo });
      expect(red!.amountFen).toBeLessThan(0);
      expect([refused.code, early.info]).toEqual([409, '发票尚未开具，暂不能查看']);
      expect(mailed).toMatchObject({ id: red!.id, status: 'mailed', amountFen: red!.amountFen });
      expect((await sandboxMails(server.database, server.services.keyring))[0]).toMatchObject({ to: 'hr@example.com' });
      expect(file.name).toMatch(/^红字电子发票-0026\d{16}-/);
      const text = (await pdfTextOf(file.content)).replaceAll(' ', '');
      expect(text).toContain(`对应蓝字发票号码${invoiceNo}`);
      expect(text).toContain(`-¥${(-red!.amountFen / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}（负`);
      expect((await eventsOf(red!.id)).map(({ to_status: to, by, note }) => [to, by, note])).toEqual([
        ['applied', 'system', expect.stringMatching(/^批单 PD\d+ 退保费$/)],
        ['issued', 'insurer', ''],
        ['mailed', 'system', ''],
      ]);
      expect(await info()).toMatchObject({ balanceFen: 0, invoice: { id: uuid, status: 'issued' } });
    });

    test('its amount is the refund, and later charges are invoiced when it is issued', async () => {
      const { server, policy } = now();
      await issue();
      await refundOne();
      const net = await server.database
        .selectFrom('endorsements')
        .innerJoin('orders', 'orders.id', 'endorsements.order_id')
        .select('net_fen')
        .where('orders.sn', '=', policy.orderSn)
        .executeTakeFirstOrThrow();
      const [, red] = await list();
      await endorsed(server, policy, requestOfChanges([add(1)]));
      const before = await info();
      await decideInvoiceAt(server, red!.id, 'issued');
      const after = await info();

      expect(red!.amountFen).toBe(net.net_fen);
      expect(after.balanceFen - before.balanceFen).toBe(Math.min(-net.net_fen, after.balanceFen));
      expect(await list()).toHaveLength(2);
    });

    test('a special one is printed: it goes by courier to the receiver of the invoice that it corrects', async () => {
      const { server, agent, policy, key } = now();
      const given = specialInvoice(key.policyUuid, { amountFen: policy.totalFen });
      const { invoice } = await agent.ask(applyForInvoice, given);
      await decideInvoiceAt(server, invoice.id, 'issued');
      await refundOne();
      const [, red] = await list();
      await decideInvoiceAt(server, red!.id, 'issued');
      const noParcel = await decideInvoiceAt(server, red!.id, 'mailed');
      const parcel = { expressCompany: '示例快递', expressNumber: 'SD2' };
      const { status } = await decideInvoiceAt(server, red!.id, 'mailed', parcel);
      const onScreen = await agent.send(invoiceDocument, { policyUuid: key.policyUuid, id: red!.id });

      expect(red).toMatchObject({ type: 'special' });
      expect(noParcel.body).toContain('请填写快递公司和单号');
      expect(status).toBe('mailed');
      expect(onScreen.info).toBe('专用发票以纸质形式寄送，不能在线查看');
    });

    test('a refund below the amount that isn’t invoiced yet causes no red-letter invoice', async () => {
      await issue({ amountFen: 100 });
      await refundOne();

      expect(await list()).toHaveLength(1);
    });

    test('an invoice of another policy is not found', async () => {
      const { server, agent, key } = now();
      const uuid = await issue();
      const other = await newPolicy();
      const foreign = await agent.send(invoiceDocument, { policyUuid: other.policyUuid, id: uuid });
      const mail = { ...ofOrder(other.policyUuid), emailAddress: 'hr@example.com', id: uuid };
      const nonsense = await agent.send(invoiceDocument, { policyUuid: key.policyUuid, id: 'nonsense' });
      const stranger = await server.signIn();
      const strangers = await stranger.send(invoiceDocument, { policyUuid: key.policyUuid, id: uuid });

      expect([foreign.resCode, (await agent.send(mailElectronicInvoice, mail)).resCode]).toEqual([
        resultCodes.notFound,
        resultCodes.notFound,
      ]);
      expect(foreign.body).toBe(nonsense.body);
      expect(strangers.body).toBe(nonsense.body);
    });
  });
});
