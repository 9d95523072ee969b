import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/palette/Palette.tsx';
import '@tuanbao/app/client/palette/Shortcuts.tsx';
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/unfinish-list.tsx';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { productListings } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const listPath = '/api/orderQueryForPc';
const product = { ...productListings[0]!, name: '稳工雇主责任保险', pinyin: 'wen gong gu zhu ze ren bao xian' };
const order: OrderSummary = {
  orderSn: 'TB202611200000000001',
  productId: '336',
  productName: '稳工雇主责任保险',
  insurerName: '同德财产保险（示例）',
  groupName: '上海远山精密机械制造有限公司第二分公司',
  status: 'insured',
  totalFen: 1_234_560,
  heads: 12,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  createdAt: '2026-11-20T02:00:00.000Z',
  policySn: 'P202611200001',
};

const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  window.sessionStorage.clear();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getEffectiveProductList', success([product]));
  server.on('/api/tmpOrder/queryTmpOrderByCondition', success({ total: 0, list: [] }));
  server.on(listPath, success({ total: 1, list: [orderSummaryToWire(order)], statusNum: [] }));
});

async function open(): Promise<void> {
  renderApp(servicesFor(server.url, { visitStorage: window.sessionStorage }), '/entry');
  await screen.findByRole('button', { name: '快速查找' });
}
const field = () => screen.findByRole('combobox', { name: '搜索' });
const options = () => within(screen.getByRole('listbox', { name: '结果' })).getAllByRole('option');

describe('the palette', () => {
  it('opens by Ctrl + K and goes to a page by its initials, without the pointer', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await user.keyboard('wwcdd{Enter}');

    await waitFor(() => expect(currentAddress()).toBe('/unfinishList'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by its button and finds a product by initials', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: '快速查找' }));
    await user.type(await field(), 'wggz');
    expect(options()[0]).toHaveTextContent('稳工雇主责任保险');
    await user.click(options()[0]!);
    await waitFor(() => expect(currentAddress()).toBe(`/product/${product.id}`));
  });

  it('searches orders when typing pauses, and opens the result', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), order.orderSn);
    expect(await screen.findByText('正在查找…')).toBeVisible();
    await user.click(await screen.findByRole('option', { name: new RegExp(order.groupName) }));

    expect(currentAddress()).toBe(`/orderDetail/${order.orderSn}`);
    expect(server.callsTo(listPath).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { pageIndex: 1, pageSize: 5, statusList: [], filterStr: order.orderSn },
    ]);
  });

  it('shows if orders can’t be loaded, and still finds pages', async () => {
    server.on(listPath, refusal('006004', '系统繁忙'));
    await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), '订单');
    expect(await screen.findByText('部分结果加载失败，请重新输入')).toBeVisible();
    expect(options().map(({ textContent }) => textContent)).toContain('订单列表页面');
  });

  it('ignores Enter that an input method uses', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}');
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('dialog', { name: '快速查找' })).toBeVisible();
    expect(currentAddress()).toBe('/entry');
  });
});

describe('the keyboard sheet', () => {
  it('opens with Ctrl+/ from any focus, not with a single character, and from the palette', async () => {
    await open();
    await user.click(screen.getByRole('heading', { name: '团险产品' }));
    await user.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(screen.getByRole('searchbox'), '{Control>}/{/Control}');
    const sheet = await screen.findByRole('dialog', { name: '键盘快捷键' });
    expect(sheet).toBeVisible();
    expect(within(sheet).getByText('移到列表的搜索框')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: '快速查找' }));
    await user.type(await field(), 'kjj{Enter}');
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  });
});

describe('customer view', () => {
  const price = /^¥[\d,.]+$/;

  const banner = '客户视图：仅显示客户可见的内容';

  it('begins by one key, keeps prices, says so on every screen, and ends by its button', async () => {
    await open();
    expect(await screen.findByText(price)).toBeVisible();
    await user.keyboard('{Alt>}p{/Alt}');

    expect(screen.getByText(banner)).toBeVisible();
    expect(screen.getByText(price)).toBeVisible();
    expect(screen.queryByRole('region', { name: '今日待办' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '未完成订单' }));
    await user.click(await screen.findByRole('button', { name: '退出客户视图' }));
    expect(screen.queryByText(banner)).toBeNull();
  });

  it('begins and ends in the header', async () => {
    await open();
    const button = screen.getByRole('button', { name: '客户视图', pressed: false });
    await user.click(button);
    expect(screen.getByText(banner)).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(screen.queryByText(banner)).toBeNull();
  });

  it('lasts over a reload', async () => {
    await open();
    await user.keyboard('{Alt>}p{/Alt}');
    cleanup();
    await open();
    expect(screen.getByText(banner)).toBeVisible();
  });
});

describe('leave to insure', () => {
  const prompt = '/api/main/checkUserQualification';

  it.each([
    ['joinOrRealName', /^加入平台或完成实名认证后即可投保/],
    ['realName', /^完成实名认证后即可投保/],
  ])('%s is asked for before insuring, until it is there', async (variant, words) => {
    const lacking = { isQualified: false, isJoined: false, isRealName: false };
    server.on(
      prompt,
      success({ ...lacking, prompt: variant }),
      success({ isQualified: true, isJoined: true, isRealName: true, prompt: 'none' }),
    );
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '已完成，重新检查' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});
