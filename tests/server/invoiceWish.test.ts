import type { InvoiceWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import { expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { invoiceInfo } from '../../app/contract/invoices.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { saveDraft, savedDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { issuedPolicy, productWhere } from '../setup/endorsedPolicy.ts';
import { ofOrder, taxId } from '../setup/invoicing.ts';
import { startTestApp } from '../setup/testApp.ts';

const wish: InvoiceWish = { type: 'special', taxpayerKind: 'general', taxId, email: 'finance@example.com' };

describeOnBothDatabases('the invoice that an order asks for', (openDatabase) => {
  test('is kept with the draft, and is what the application begins with once there is a policy', async () => {
    const server = await startTestApp({ openDatabase });
    try {
      const agent = await server.signIn();
      const product = productWhere(server, ({ endorsement }) => endorsement.review === 'single');
      const draft = { ...completeDraft(product), invoice: wish };
      const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft, kind: undefined });
      expect((await agent.ask(savedDraft, { id })).draft.invoice).toEqual(wish);

      const { policyUuid } = await issuedPolicy(server, product, 5, agent, (given) => ({ ...given, invoice: wish }));
      const { invoice } = await agent.ask(invoiceInfo, ofOrder(policyUuid));
      expect(invoice).toMatchObject({
        id: '',
        status: 'none',
        type: 'special',
        info: { taxpayerKind: 'general', taxId },
        receiver: { email: 'finance@example.com' },
      });
    } finally {
      await server.close();
    }
  });

  test('is refused with a message if a small-scale taxpayer requests a special one', async () => {
    const server = await startTestApp({ openDatabase });
    try {
      const agent = await server.signIn();
      const product = productWhere(server, ({ endorsement }) => endorsement.review === 'single');
      const draft = { ...completeDraft(product), invoice: { ...wish, taxpayerKind: 'smallScale' as const } };
      const submission = { submissionId: 'wish', draftId: '', draft, totalFen: totalOf(product, draft) };
      const { resCode, info } = await agent.send(submitOrder, submission);
      expect([resCode, info]).toEqual([resultCodes.refused, '小规模纳税人不能申请专用发票']);
    } finally {
      await server.close();
    }
  });
});
