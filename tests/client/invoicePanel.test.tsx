import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InvoicePanel } from '@tuanbao/app/client/invoice/InvoicePanel.tsx';
import { ServicesContext } from '@tuanbao/app/client/services.ts';
import { conservationListByPolicy } from '@tuanbao/app/contract/endorsementLists';
import type { EndorsementSummary } from '@tuanbao/app/contract/endorsementRecords';
import { invoiceInfo, type InvoiceOfPolicy } from '@tuanbao/app/contract/invoices';
import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { employerLiability } from '../../stories/fixtures/products.ts';
import { servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

const endorsement = (uuid: string, netFen: number, certificateSn: string): EndorsementSummary => ({
  uuid,
  sn: `BQ${uuid}`,
  policyUuid: 'p1',
  policySn: 'P1',
  orderSn: 'TB1',
  productId: '80140',
  productName: '安业雇主责任保险',
  insurerName: '安业',
  groupName: '青禾机械制造有限公司',
  state: certificateSn === '' ? 'firstReview' : 'succeeded',
  kinds: ['add'],
  effectiveDate: '2026-12-01',
  netFen,
  paidFen: netFen,
  headsBefore: 3,
  headsAfter: 4,
  createdAt: '2026-11-20T02:00:00.000Z',
  submittedAt: '2026-11-20T02:00:00.000Z',
  note: '',
  certificateSn,
});

const issued = (amountFen: number, balanceFen: number): InvoiceOfPolicy => ({
  invoice: {
    ...emptyInvoice,
    id: 'i1',
    policyUuid: 'p1',
    productId: '80140',
    status: 'issued',
    info: { ...emptyInvoice.info, amountFen },
  },
  source: { groupName: '青禾机械制造有限公司', groupTaxId: '', mergedAmountFen: null, totalPremiumFen: 100_000 },
  balanceFen,
  invoiceNo: '00260000000000000001',
});

let server: ScriptedServer;
beforeEach(async () => {
  server = await new ScriptedServer().start();
  server.on('/api/conservation/queryConservationListByPolicy', success([]));
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

const answer = (known: InvoiceOfPolicy) =>
  server.on('/api/invoice/getInvoiceInfo', success(invoiceInfo.response.toWire(known)));

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServicesContext value={servicesFor(server.url)}>
        <I18nProvider locale="zh-CN">
          <InvoicePanel orderSn="TB1" features={employerLiability.features} />
        </I18nProvider>
      </ServicesContext>
    </SWRConfig>,
  );

it('has an invoice for each endorsement in force that was charged for, and for no other', async () => {
  const list = [endorsement('e1', 5000, 'PD1'), endorsement('e2', -5000, 'PD2'), endorsement('e3', 5000, '')];
  server.on('/api/conservation/queryConservationListByPolicy', success(conservationListByPolicy.response.toWire(list)));
  answer(issued(100_000, 100_000));
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: '批单 PD1 的发票（补交 ¥50.00）' }, { timeout: 5000 }),
  );

  expect(screen.queryByRole('button', { name: /批单 PD2|批单 的/ })).toBeNull();
  expect(await screen.findAllByRole('group', { name: '开票进度' })).toHaveLength(2);
  expect(
    server
      .callsTo('/api/invoice/getInvoiceInfo')
      .map(({ query }) => new URLSearchParams(query).get('conservationUuid')),
  ).toEqual(['', 'e1']);
});

it.each([
  [100_000, 80_000, '退保费后，已开票金额比保费多 ¥200.00，需由保险公司开具红字发票冲减；请联系保险公司处理。'],
  [80_000, 100_000, '另有 ¥200.00 尚未开票。'],
])('of %i fen invoiced and %i fen due it says what differs', async (amountFen, balanceFen, sentence) => {
  answer(issued(amountFen, balanceFen));
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('says nothing of a difference where there is none', async () => {
  answer(issued(100_000, 100_000));
  open();
  const progress = await screen.findByRole('group', { name: '开票进度' });
  expect(within(progress).getByText('已开票')).toBeVisible();
  expect(screen.queryByText(/尚未开票|红字发票/)).toBeNull();
});
