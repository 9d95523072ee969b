import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/preservation-list.tsx';
import { detailCodec, type EndorsementDetail } from '@tuanbao/app/contract/endorsementRecords';
import { conservationConfig } from '@tuanbao/app/contract/endorsements';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { beforeEach, expect, it } from 'vitest';

import { threeChanges, threeChangesTrial } from '../../stories/fixtures/endorsements.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const rejected: EndorsementDetail = {
  uuid: 'e1',
  sn: 'BQ1',
  policyUuid: 'p1',
  policySn: 'P1',
  orderSn: 'TB1',
  productId: '80140',
  productName: '安业雇主责任保险',
  insurerName: '示例财产保险',
  groupName: '青禾机械制造有限公司',
  state: 'rejected',
  kinds: ['add', 'remove', 'replace'],
  effectiveDate: '2026-12-01',
  isUpcoming: false,
  netFen: 14_540,
  paidFen: 0,
  headsBefore: 6,
  headsAfter: 6,
  createdAt: '2026-11-18T02:00:00.000Z',
  submittedAt: '2026-11-18T02:10:00.000Z',
  note: '离职证明缺少公章',
  certificateSn: '',
  corrections: [],
  mailAddress: '',
  changes: threeChanges,
  trial: threeChangesTrial,
  review: 'single',
  materials: [
    { code: 'application', files: ['https://files.example/1'] },
    { code: 'proof', files: ['https://files.example/2', 'https://files.example/3.pdf'] },
  ],
  events: [],
  refunds: [],
};
const stored = (url: string, name: string, type: string) => ({
  url,
  name,
  type,
  size: 1200,
  readUrl: `${url}?signature`,
  thumbnailUrl: type.startsWith('image/') ? `${url}.thumb.webp?signature` : '',
  orderSn: '',
});

const server = serverOfTests();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/conservation/orderDetail', success(detailCodec.toWire(rejected)));
  const materials = [
    { code: 'application', name: '保全申请书', isRequired: true },
    { code: 'proof', name: '离职证明', isRequired: false },
  ];
  const rule = { ...defaultEndorsementRule, materials };
  server.on('/api/conservation/config', success(conservationConfig.response.toWire(rule)));
});

it('materials that were uploaded before are shown with their names and thumbnails', async () => {
  const fileList = [
    stored('https://files.example/1', '申请书盖章页.png', 'image/png'),
    stored('https://files.example/2', '离职证明扫描件.pdf', 'application/pdf'),
  ];
  server.on('/api/own/files', success({ fileList }));
  renderApp(servicesFor(server.url), '/preservation-list?detail=e1');

  const application = (await screen.findByText('申请书盖章页.png')).closest('li');
  expect(application?.querySelector('img')?.getAttribute('src')).toBe('https://files.example/1.thumb.webp?signature');
  expect(screen.getByText('离职证明扫描件.pdf')).toBeVisible();
  expect(screen.getByText('离职证明 2')).toBeVisible(); // The server's list of files lacks this file.
});

it('the changes of persons are listed under one heading with their number', async () => {
  server.on('/api/own/files', success({ fileList: [] }));
  renderApp(servicesFor(server.url), '/preservation-list?detail=e1');
  const heading = await screen.findByRole('heading', { name: `人员变更（${rejected.changes.length} 项）` });
  const caption = screen.getByRole('table', { name: heading.textContent }).querySelector('caption');
  expect(caption).toHaveAttribute('data-hidden');
});

it('asks before it closes an endorsement whose corporate transfer was reported', async () => {
  const user = userEvent.setup();
  const reported = { ...rejected, state: 'transferPending', note: '' } as const;
  server.on('/api/conservation/orderDetail', success(detailCodec.toWire(reported)));
  server.on('/api/own/files', success({ fileList: [] }));
  server.on('/api/own/conservation/e1/close', success({ conservationUuid: 'e1', status: 50 }));
  renderApp(servicesFor(server.url), '/preservation-list?detail=e1');
  await user.click(await screen.findByRole('button', { name: '关闭保全' }));
  const dialog = await screen.findByRole('alertdialog', { name: '关闭保全？' });
  expect(dialog).toHaveTextContent('已登记 ¥145.40 的对公转账，到账结果尚未确认。');
  await user.click(within(dialog).getByRole('button', { name: '保留保全' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsTo('/api/own/conservation/e1/close')).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: '关闭保全' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认关闭' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsTo('/api/own/conservation/e1/close')).toHaveLength(1);
});
