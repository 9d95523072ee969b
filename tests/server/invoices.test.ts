import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { applyForInvoice, invoiceInfo, type InvoiceKey } from '../../app/contract/invoices.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { add, endorsed, remove, requestOfChanges, rosterOf, submitted } from '../setup/endorsedPolicy.ts';
import { decideInvoiceAt, ofOrder, specialInvoice, taxId, policyToInvoice } from '../setup/invoicing.ts';

describeOnBothDatabases('invoices', (openDatabase) => {
  const { now, newPolicy, info, application, apply, eventsOf } = policyToInvoice(openDatabase);
  const askOf = (endorsementUuid: string, policyUuid = now().key.policyUuid) =>
    now().agent.send(invoiceInfo, { policyUuid, orderType: 'endorsement', endorsementUuid });

  describe('getInvoiceInfo', () => {
    test('begins with the group, its tax id and the whole premium', async () => {
      const { policy } = now();
      const { invoice, balanceFen, source } = await info();

      expect(invoice).toMatchObject({ id: '', status: 'none', type: 'ordinary', middleStatus: 200, policyType: 1 });
      expect(invoice).toMatchObject({ showsSpecialInvoice: true, productId: policy.product.id });
      expect(invoice.info).toMatchObject({ title: source.groupName, taxName: source.groupName });
      expect(invoice.info).toMatchObject({ amountFen: policy.totalFen, taxId: source.groupTaxId });
      expect(source.groupTaxId).toMatch(/^[0-9A-Z]{18}$/);
      expect(balanceFen).toBe(policy.totalFen);
    });

    test('an order is found by its number too; without a policy there is nothing to invoice', async () => {
      const { agent, policy } = now();
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

    test('a record of earlier years is read with today’s names, and is returned as it was saved', async () => {
      const { server } = now();
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
    test('applies once, with one event, and stores all parts', async () => {
      const { agent, key } = now();
      const given = { ...specialInvoice(key.policyUuid, { amountFen: 12_345, taxId: taxId.toLowerCase() }) };
      const { invoice } = await agent.ask(applyForInvoice, given);
      const again = await agent.send(applyForInvoice, { ...given, id: invoice.id });

      expect(invoice).toMatchObject({ status: 'applied', type: 'special', receiver: given.receiver });
      expect(invoice.info).toEqual({ ...given.info, taxId, policySn: expect.stringMatching(/^P\d{12}$/) as string });
      expect(invoice.material).toEqual(given.material);
      expect((await info()).invoice).toEqual(invoice);
      expect(again).toMatchObject({ resCode: resultCodes.refused, info: '发票状态已变化，请刷新后重试' });
      expect(await eventsOf(invoice.id)).toEqual([
        { from_status: null, to_status: 'applied', reason: 'applied', by: 'agent', note: '' },
      ]);
    });

    test('sends the middle status of each state that it comes to', async () => {
      const { server, agent, key } = now();
      const { invoice } = await agent.ask(applyForInvoice, specialInvoice(key.policyUuid));
      const sent = [(await info()).invoice.middleStatus];
      for (const reason of ['materialDemanded', 'failed'] as const) {
        await decideInvoiceAt(server, invoice.id, reason, { note: '请补充' });
        sent.push((await info()).invoice.middleStatus);
      }
      expect(sent).toEqual([201, 202, 206]);
    });

    test('is refused above the balance', async () => {
      const { agent, policy } = now();
      const reply = await agent.send(applyForInvoice, application({ amountFen: policy.totalFen + 1 }));

      expect(reply).toMatchObject({
        resCode: resultCodes.refused,
        info: `开票金额不能超过可开票余额 ${formatFen(policy.totalFen)}`,
      });
      expect(reply.data).toMatchObject([{ path: 'info.amountFen', code: 'amountAboveBalance' }]);
      expect((await info()).invoice.status).toBe('none');
    });

    test('a small-scale taxpayer gets no special invoice, with the text of the notice', async () => {
      const { agent, key } = now();
      const given = specialInvoice(key.policyUuid, { taxpayerKind: 'smallScale' });

      expect(await agent.send(applyForInvoice, given)).toMatchObject({
        resCode: resultCodes.refused,
        info: '小规模纳税人不能申请专用发票',
      });
    });

    test('missing fields are named; a warning does not block', async () => {
      const { agent, key } = now();
      const empty = { ...emptyInvoice, policyUuid: key.policyUuid };
      const wrongCheckCharacter = `${taxId.slice(0, 17)}${taxId.endsWith('0') ? '1' : '0'}`;

      expect((await agent.send(applyForInvoice, empty)).info).toContain('请填写开票金额');
      expect((await agent.send(applyForInvoice, application({ taxId: wrongCheckCharacter }))).resCode).toBe(
        resultCodes.success,
      );
    });

    test('ten applications at once make one', async () => {
      const { agent } = now();
      const replies = await Promise.all(Array.from({ length: 10 }, () => agent.send(applyForInvoice, application())));
      const { id } = (await info()).invoice;

      expect(replies.filter(({ resCode }) => resCode === resultCodes.success)).toHaveLength(1);
      expect(await eventsOf(id)).toHaveLength(1);
    });

    test('files must belong to the agent, otherwise nothing is saved', async () => {
      const { server, agent, key } = now();
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
      const { server, agent, policy } = now();
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

    test('an endorsement with a charge has its own invoice, up to its charge', async () => {
      const { server, agent, policy, key } = now();
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

    test('an endorsement that is not in force, one with a refund and one of another policy have none', async () => {
      const { server, policy } = now();
      const [one] = await rosterOf(policy);
      const refunded = await endorsed(server, policy, requestOfChanges([remove(one!)]));
      const open = await submitted(policy, requestOfChanges([add(2)]));
      const other = await newPolicy();
      expect((await askOf(refunded)).info).toBe('该保全没有收取保费，不能开具发票');
      expect((await askOf(open)).info).toBe('该保全尚未生效，不能开具发票');
      expect((await askOf(refunded, other.policyUuid)).resCode).toBe(resultCodes.notFound);
      expect((await askOf('')).resCode).toBe(resultCodes.notFound);
    });

    test('an invoice whose amount a refund has exceeded is not issued', async () => {
      const { server, policy } = now();
      const uuid = await apply();
      const [one] = await rosterOf(policy);
      await endorsed(server, policy, requestOfChanges([remove(one!)]));
      const { code, body } = await decideInvoiceAt(server, uuid, 'issued');

      expect(code).toBe(409);
      expect(body).toContain('开票金额不能超过可开票余额');
      expect((await info()).invoice.status).toBe('applied');
    });
  });

  test('the table contains no readable data of an invoice', async () => {
    const { server, agent, key } = now();
    await agent.ask(applyForInvoice, specialInvoice(key.policyUuid));
    const rows = await server.database.selectFrom('invoices').selectAll().execute();

    expect(
      JSON.stringify(rows.map((row) => ({ ...row, record_sealed: Buffer.from(row.record_sealed).toString() }))),
    ).not.toMatch(/远山|孙丹青|13800138000/);
  });
});
