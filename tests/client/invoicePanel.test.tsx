import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InvoicePanel } from '@tuanbao/app/client/invoice/InvoicePanel.tsx';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { conservationListByPolicy } from '@tuanbao/app/contract/endorsementLists';
import type { EndorsementSummary } from '@tuanbao/app/contract/endorsementRecords';
import { type ListedInvoice, policyInvoices } from '@tuanbao/app/contract/invoiceOwnCalls';
import { invoiceInfo, type InvoiceOfPolicy } from '@tuanbao/app/contract/invoices';
import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { employerLiability } from '@tuanbao/library/samples/products';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

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
  isUpcoming: false,
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

const server = serverOfTests();
beforeEach(() => {
  server.on('/api/conservation/queryConservationListByPolicy', success([]));
  listed([]);
});

const listed = (invoices: readonly ListedInvoice[]) =>
  server.on('/api/own/invoices', success(policyInvoices.response.toWire(invoices)));

const answer = (known: InvoiceOfPolicy) =>
  server.on('/api/invoice/getInvoiceInfo', success(invoiceInfo.response.toWire(known)));

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServicesProvider services={servicesFor(server.url)}>
        <I18nProvider locale="zh-CN">
          <MemoryRouter>
            <InvoicePanel orderSn="TB1" features={employerLiability.features} />
          </MemoryRouter>
        </I18nProvider>
      </ServicesProvider>
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

it('the rest of the premium is invoiced by a further invoice, for the same buyer', async () => {
  answer(issued(80_000, 20_000));
  server.on('/api/invoice/saveInvoiceInfo', success(invoiceInfo.response.toWire(issued(80_000, 20_000))));
  open();
  expect(await screen.findByText('另有 ¥200.00 尚未开票。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '申请剩余金额的发票' }));

  expect(screen.getByRole('textbox', { name: /^开票金额/ })).toHaveValue('200.00');
  expect(screen.getByRole('textbox', { name: /^发票抬头/ })).toHaveValue('青禾机械制造有限公司');
  await userEvent.type(screen.getByRole('textbox', { name: /^收票邮箱/ }), 'caiwu@qinghe.example');
  await userEvent.type(screen.getByRole('textbox', { name: /^注册电话/ }), '021-12345678');
  await userEvent.click(screen.getByRole('button', { name: '提交开票申请' }));
  await waitFor(() => expect(server.callsTo('/api/invoice/saveInvoiceInfo')).toHaveLength(1));
  expect(JSON.parse(server.callsTo('/api/invoice/saveInvoiceInfo')[0]!.body)).toMatchObject({
    id: '',
    invoiceInfoBean: { amount: '200.00', title: '青禾机械制造有限公司' },
  });
});

it('an empty special invoice lists the missing fields, moves the focus to the list, and each entry links to its field', async () => {
  const none = issued(0, 100_000);
  answer({ ...none, invoice: { ...none.invoice, id: '', status: 'none' }, invoiceNo: '' });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: '专用发票' }));
  await userEvent.click(screen.getByRole('button', { name: '提交开票申请' }));

  const summary = screen.getByRole('region', { name: /^还有 \d+ 项未完成，请补充后继续$/ });
  expect(within(summary).getByRole('heading')).toHaveFocus();
  await userEvent.click(within(summary).getByRole('button', { name: '请填写纳税人识别号' }));
  expect(screen.getByRole('textbox', { name: /^纳税人识别号/ })).toHaveFocus();
  await userEvent.click(within(summary).getByRole('button', { name: '请选择收件地区' }));
  expect(screen.getByRole('combobox', { name: /^收件地区/ })).toHaveFocus();
  await userEvent.click(within(summary).getByRole('button', { name: '请上传开票资料' }));
  expect(document.activeElement?.closest('fieldset')).toHaveAccessibleName('开票资料');
  expect(server.callsTo('/api/invoice/saveInvoiceInfo')).toHaveLength(0);
});

it('names the field of each problem in the summary, and forgets the refusal when the form is reset', async () => {
  const none = issued(0, 100_000);
  answer({ ...none, invoice: { ...none.invoice, id: '', status: 'none' }, invoiceNo: '' });
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^收票邮箱/ }), 'caiwu');
  await userEvent.click(screen.getByRole('button', { name: '提交开票申请' }));
  expect(screen.getByRole('button', { name: '收票邮箱：电子邮箱不正确，例如 name@example.com' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(screen.queryByRole('region', { name: /项未完成，请补充后继续$/ })).toBeNull();
});

it('a further invoice can be cancelled', async () => {
  answer(issued(80_000, 20_000));
  open();
  await userEvent.click(await screen.findByRole('button', { name: '申请剩余金额的发票' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));

  expect(screen.getByText('另有 ¥200.00 尚未开票。')).toBeVisible();
});

it('if another invoice covers the whole premium there is nothing to fill in', async () => {
  const none = issued(0, 0);
  answer({ ...none, invoice: { ...none.invoice, id: '', status: 'none' }, invoiceNo: '' });
  open();

  expect(await screen.findByText('保费已全部开票，无需再申请。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交开票申请' })).toBeNull();
});

it('lists issued invoices, with the red-letter invoice that the insurer owes after a refund', async () => {
  answer(issued(100_000, 0));
  const first = {
    id: 'i1',
    endorsementUuid: '',
    type: 'ordinary',
    status: 'issued',
    amountFen: 100_000,
    invoiceNo: '00260000000000000001',
    reversedNo: '',
    createdAt: '2026-11-20T02:00:00.000Z',
    email: 'caiwu@qinghe.example',
  } as const;
  const red = { ...first, id: 'i2', status: 'applied', amountFen: -20_000, invoiceNo: '', reversedNo: first.invoiceNo };
  listed([first, { ...red, status: 'applied' }]);
  server.on('/api/invoice/sendEInvoiceEmail', success({}));
  open();

  expect(
    await screen.findByText('退保费后，保险公司将就发票 00260000000000000001 开具红字发票，冲减 ¥200.00。'),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^查看发票/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '发送电子发票' }));
  const mailbox = await screen.findByRole('textbox', { name: '收票邮箱' });
  expect(mailbox).toHaveValue('caiwu@qinghe.example');
  await userEvent.clear(mailbox);
  await userEvent.type(mailbox, 'caiwu');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(screen.getByText(/电子邮箱不正确/)).toBeVisible();
  expect(mailbox).toHaveFocus();
  await userEvent.type(mailbox, '@yuanshan.example');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(server.callsTo('/api/invoice/sendEInvoiceEmail')).toHaveLength(1));
  const sent = new URLSearchParams(server.callsTo('/api/invoice/sendEInvoiceEmail')[0]!.query);
  expect([sent.get('id'), sent.get('emailAddress'), sent.get('orderType')]).toEqual([
    'i1',
    'caiwu@yuanshan.example',
    '1',
  ]);
});

it('does not mention a difference if there is none', async () => {
  answer(issued(100_000, 0));
  open();
  const progress = await screen.findByRole('group', { name: '开票进度' });
  expect(within(progress).getByText('已开票')).toBeVisible();
  expect(screen.queryByText(/尚未开票|红字发票/)).toBeNull();
});

it('says that the invoices or the endorsements could not be loaded, and loads them again', async () => {
  const list = conservationListByPolicy.response.toWire([endorsement('e1', 5000, 'PD1')]);
  const busy = refusal('006004', '系统繁忙，请稍后重试');
  server.on('/api/conservation/queryConservationListByPolicy', busy, success(list));
  server.on('/api/own/invoices', busy, success(policyInvoices.response.toWire([])));
  answer(issued(100_000, 100_000));
  open();
  await waitFor(() => expect(screen.getAllByText('系统繁忙，请稍后重试')).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  await userEvent.click((await screen.findAllByRole('button', { name: '重试' })).at(-1)!);

  expect(await screen.findByRole('button', { name: '批单 PD1 的发票（补交 ¥50.00）' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull());
});
