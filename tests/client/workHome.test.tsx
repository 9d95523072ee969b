import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/home/Totals.tsx';
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/supplement-info.tsx';
import '@tuanbao/library/components/Pagination';
import type { WorkLine } from '@tuanbao/app/client/data/useWorklist.ts';
import { workTarget } from '@tuanbao/app/client/home/workTarget.ts';
import { monthTotals } from '@tuanbao/app/contract/monthTotals';
import type { WorkTask } from '@tuanbao/library/domain/worklist/workTask';
import { productListings } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';
import { emptyWorklist, rejectedLine, worklistOf } from './support/worklists.ts';

const server = serverOfTests();
const user = userEvent.setup();

const lineOf = (task: WorkTask, changed: Partial<WorkLine> = {}): WorkLine => ({
  ...rejectedLine,
  task,
  reason: '',
  ...changed,
});
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => lineOf('payOrder', { ref: `TB${index}`, groupName: `投保单位${index}` }));

beforeEach(() => {
  window.localStorage.clear();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getEffectiveProductList', success([]));
  server.on('/api/own/worklist', success(worklistOf([rejectedLine])));
  server.on('/api/own/productShelf', success({ pinned: [], recent: [] }));
  server.on('/api/own/monthTotals', success({ list: [] }));
});

const open = (address = '/entry') => renderApp(servicesFor(server.url), address);
const home = async () => within(await screen.findByRole('region', { name: '今日待办' }));
const entries = async () => (await home()).findAllByRole('listitem');
const queries = () => server.callsTo('/api/own/worklist').map(({ query }) => query);

const monthOf = (month: string, policies: number, commissionFen: number | null) => ({
  month,
  premiumFen: policies * 1_000_000,
  policies,
  renewals: 1,
  commissionFen,
});
const totals = async () => {
  open();
  await user.click(await screen.findByText('资料被退回')); // The totals are loaded after the first input.
  return within(await screen.findByRole('region', { name: '本月业绩' }));
};
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const answer = (commissionFen: number | null) =>
  success(monthTotals.response.toWire([monthOf('2026-10', 2, commissionFen), monthOf('2026-11', 3, commissionFen)]));
it('have a placeholder in their place until they are loaded', async () => {
  open();
  await screen.findByRole('region', { name: '今日待办' });
  expect(screen.getByRole('status', { name: '正在加载业绩' })).toBeVisible();
});
it('show this month beside the one before, as a chart with its values and as a table', async () => {
  server.on('/api/own/monthTotals', answer(150_000));
  const shown = await totals();
  expect(await shown.findByText('¥30,000.00')).toBeVisible();
  expect(shown.getByText('较上月增长 50%')).toBeVisible();
  expect(shown.getByRole('img')).toHaveAccessibleName('近 6 个月保费: 2026年10月 ¥20,000.00，2026年11月 ¥30,000.00');
  await user.click(shown.getByRole('button', { name: '以表格查看' }));
  const rows = shown.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '月份保费保单续保推广费',
    '2026年11月¥30,000.003 单1 单¥1,500.00',
    '2026年10月¥20,000.002 单1 单¥1,500.00',
  ]);
});

describe('the worklist on the start page', () => {
  it('leads from a rejected material to its upload in one click', async () => {
    server.on('/api/order/getPolicyCheckMaterialInfo', refusal('006004', '系统繁忙'));
    open();
    await user.click(await (await home()).findByRole('link', { name: '补传资料 远山精密机械有限公司' }));
    expect(currentAddress()).toBe('/supplement-info/TB202611180000000001');
  });

  it.each<[WorkTask, string]>([
    ['payOrder', '/orderDetail/R1'],
    ['renewPolicy', '/renewal/R1'],
    ['followQuotation', '/quotationShow?id=R1'],
    ['answerEndorsement', '/preservation-list?detail=R1'],
    ['correctInvoice', '/orderDetail/R1?tab=invoice'],
    ['continueDraft', '/writeByUnfinish/331/R1'],
    ['continueEndorsement', '/initiate-preservation?draft=R1'],
  ])('%s is done at %s', (task, address) => {
    expect(workTarget(lineOf(task, { ref: 'R1' }))).toBe(address);
  });

  it('says who, what, why and until when', async () => {
    server.on(
      '/api/own/worklist',
      success(
        worklistOf([
          rejectedLine,
          lineOf('payOrder', { dueDate: '2026-11-20', ref: 'a' }),
          lineOf('payEndorsement', { dueDate: '2026-11-18', ref: 'b' }),
          lineOf('renewPolicy', { dueDate: '2026-11-27', ref: 'c' }),
          lineOf('continueDraft', { dueDate: '', ref: 'd', groupName: '', since: '2026-11-16T02:00:00.000Z' }),
        ]),
      ),
    );
    open();
    const texts = (await entries()).map(({ textContent }) => textContent);
    expect(texts[0]).toContain('远山精密机械有限公司');
    expect(texts[0]).toContain('安工雇主责任险（示例版） · TB202611180000000001');
    expect(texts[0]).toContain('资料被退回原因：营业执照照片不清晰明天截止');
    expect(texts[1]).toContain('订单待支付今天截止');
    expect(texts[2]).toContain('保全待支付已逾期 2 天');
    expect(texts[3]).toContain('7 天后到期');
    expect(texts[4]).toContain('未填写投保单位');
    expect(texts[4]).toContain('4 天前');
  });

  it('shows all entries in place, by pages, and says so in the address', async () => {
    const [first, all] = [linesOf(8), linesOf(20)];
    const counts = { total: 45, groups: { ...emptyWorklist.groups, payment: 40, unfinished: 5 } };
    server.on(
      '/api/own/worklist',
      success(worklistOf(first, counts)),
      success(worklistOf(all, counts)),
      success(worklistOf(all, counts)),
    );
    open();
    expect(await entries()).toHaveLength(8);
    await user.click((await home()).getByRole('button', { name: '查看全部 45 项' }));
    await waitFor(async () => expect((await (await home()).findAllByText('订单待支付')).length).toBe(20));
    expect(currentAddress()).toBe('/entry?work=all');
    await user.click(await (await home()).findByRole('button', { name: '第 3 页' }));

    expect(currentAddress()).toBe('/entry?work=all&workPage=3');
    expect(queries()).toEqual(['?pageIndex=1&pageSize=8', '?pageIndex=1&pageSize=20', '?pageIndex=3&pageSize=20']);
  });

  it('filters by group, and leaves out groups without entries', async () => {
    const groups = { ...emptyWorklist.groups, materials: 1, unfinished: 2 };
    server.on('/api/own/worklist', success(worklistOf([rejectedLine], { total: 3, groups })));
    open();
    const filter = within(await (await home()).findByRole('group', { name: '待办类型' }));
    expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['全部', '资料 1', '未完成 2']);
    await user.click(filter.getByRole('button', { name: '资料 1' }));

    expect(currentAddress()).toBe('/entry?work=materials');
    await waitFor(() => expect(queries()).toContain('?pageIndex=1&pageSize=20&group=materials'));
    expect(filter.getByRole('button', { name: '资料 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says so kindly when nothing waits, and what was done today stays folded', async () => {
    const doneToday = [
      {
        done: 'paid' as const,
        ref: 'TB1',
        number: 'P1',
        productId: '331',
        productName: '',
        groupName: '云栖科技有限公司',
        at: '2026-11-20T01:05:00.000Z',
      },
    ];
    server.on('/api/own/worklist', success({ ...emptyWorklist, doneToday }));
    open();
    expect(await (await home()).findByText('待办已全部处理')).toBeVisible();
    const done = (await home()).getByText('今天已完成 1 项');
    expect(done.closest('details')).not.toHaveAttribute('open');
    await user.click(done);
    expect((await home()).getByText('09:05')).toBeVisible();
    expect((await home()).getByRole('link', { name: '云栖科技有限公司' })).toHaveAttribute('href', '/orderDetail/TB1');
  });

  it('says that it couldn’t be loaded, and is loaded again', async () => {
    server.on('/api/own/worklist', refusal('006004', '系统繁忙'), success(worklistOf([rejectedLine])));
    open();
    expect(await (await home()).findByText('待办加载失败')).toBeVisible();
    await user.click((await home()).getByRole('button', { name: '重试' }));
    expect(await (await home()).findByText('资料被退回')).toBeVisible();
    expect((await home()).queryByText('待办加载失败')).toBeNull();
  });

  it('tells of decided surrenders until it is read', async () => {
    const surrendersDecidedAt = '2026-11-19T02:00:00.000Z';
    server.on('/api/own/worklist', success({ ...emptyWorklist, surrendersDecided: 2, surrendersDecidedAt }));
    server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
    open();
    expect(await screen.findByText(/近 7 天有 2 笔退保有了结果/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看订单' }));
    expect(currentAddress()).toBe('/orderList');
    expect(Object.values<unknown>(window.localStorage)).toContain(surrendersDecidedAt);
  });
});

describe('the totals of the months', () => {
  it('have no commission for an agent who may not see it', async () => {
    server.on('/api/own/monthTotals', answer(null));
    const shown = await totals();
    expect(await shown.findByRole('radio', { name: '续保' })).toBeVisible();
    expect(shown.queryByText(/推广费/)).toBeNull();
  });
});

describe('the products of the start page', () => {
  const [first, second, third] = productListings;

  it('begin with pinned and recent ones, and a pin on the card puts a product first', async () => {
    server.on('/api/getEffectiveProductList', success([first, second, third]));
    server.on('/api/own/productShelf', success({ pinned: [], recent: [third?.id] }));
    server.on('/api/own/pinnedProducts', success({ pinnedNum: 1 }));
    open();
    expect(await screen.findByText('最近使用')).toBeVisible();
    expect(names()).toEqual([third?.name, first?.name, second?.name]);

    await user.click(screen.getByRole('button', { name: `置顶 ${second?.name}` }));
    expect(await screen.findByText('置顶产品')).toBeVisible();
    expect(names()).toEqual([second?.name, third?.name, first?.name]);
    expect(server.callsTo('/api/own/pinnedProducts').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { productId: second?.id, isPinned: true },
    ]);

    // The pinned card moves to another place, but its button keeps the focus. So the user can go on with the keyboard.
    const unpin = screen.getByRole('button', { name: new RegExp(`置顶 ${second?.name}$`) });
    await waitFor(() => expect(unpin).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('置顶产品')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: `置顶 ${second?.name}` })).toHaveFocus());
  });

  it('stay as they were when the server refuses the pin', async () => {
    server.on('/api/getEffectiveProductList', success([first, second]));
    server.on('/api/own/pinnedProducts', refusal('006004', '置顶产品已达上限'));
    open();
    await user.click(await screen.findByRole('button', { name: `置顶 ${second?.name}` }));
    await waitFor(() => expect(screen.queryByText('置顶产品')).toBeNull());
    expect(names()).toEqual([first?.name, second?.name]);
  });
});
