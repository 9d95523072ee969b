import { screen, waitFor, within } from '@testing-library/react';
import '@tuanbao/app/client/routes/product.tsx';
import type { World } from '@tuanbao/app/client/createServices.ts';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success({ ...agent, userLogo: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }));
  server.on('/api/getEffectiveProductList', success([]));
});

const openAt = async (at: string, world: Partial<World> = {}): Promise<HTMLElement> => {
  renderApp(servicesFor(server.url, world), at);
  await screen.findByRole('button', { name: '退出登录' });
  return screen.getByRole('navigation', { name: '主菜单' });
};

describe('the frame of the screens', () => {
  it.each([
    ['产品中心', ['团险产品', '历史报价'], ['/entry', '/history-quote']],
    ['团险订单', ['订单列表', '未完成订单'], ['/orderList', '/unfinishList']],
    ['团险保全', ['发起保全', '保全列表'], ['/initiate-preservation', '/preservation-list']],
  ])('the menu has %s: %j', async (group, words, addresses) => {
    const menu = await openAt('/entry');
    const list = within(menu)
      .getAllByRole('list')
      .find(({ previousElementSibling }) => previousElementSibling?.textContent === group);
    const links = within(list ?? menu).getAllByRole('link');

    expect(links.map((link) => link.textContent)).toEqual(words);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it.each([
    ['/orderList', '订单列表'],
    ['/orderDetail/TB1', '订单列表'],
    ['/unfinishList', '未完成订单'],
    ['/information', '信息披露'],
    ['/product/80140', '团险产品'],
    ['/entry', '团险产品'],
  ])('at %s the highlight is at %s', async (at, entry) => {
    await openAt(at);

    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([entry]);
  });

  it('the header shows logo and name of the user, and a way to sign out', async () => {
    await openAt('/entry');
    const header = screen.getAllByRole('banner')[0]!;

    const user = within(header).getByTitle(/林晓舟/);
    expect(user).toHaveTextContent('林晓舟');
    expect(user.querySelector('img')?.src).toMatch(/^data:image\/gif/);
    expect(within(header).getByRole('button', { name: '退出登录' })).toBeVisible();
  });

  it('the header names a broker as such', async () => {
    server.on('/api/user/getUserInfo', success({ ...agent, wYBroker: true }));
    await openAt('/entry');
    expect(screen.getByTitle(`当前用户 ${agent.userName}`)).toHaveTextContent(`保险经纪人 ${agent.userName}`);
  });

  it('the footer has licence and filing', async () => {
    await openAt('/entry', { notices: { licence: '260000000000', filing: '京ICP备2026000000号' } });
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('经营保险经纪业务许可证：260000000000');
    expect(footer).toHaveTextContent('京ICP备2026000000号');
  });

  it('the footer has neither where no number is set', async () => {
    await openAt('/entry');
    expect(screen.getByRole('contentinfo').textContent).not.toMatch(/许可证|ICP备|示例/);
  });

  it('the window of a product’s page has the title 团险产品', async () => {
    server.on('/api/getEffectiveProductList', success([productSummaryOf(employerLiability)]));
    server.on(`/api/insuranceChoose/${employerLiability.id}`, success(employerLiability));
    await openAt(`/product/${employerLiability.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: employerLiability.name })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('团险产品 · 团保')); // The title is set after the page is shown.
  });

  it('the display of a quotation has no footer', async () => {
    await openAt('/quotationShow?id=1');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
