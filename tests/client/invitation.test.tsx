import { screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const whiteList = '/api/order/checkProductWhiteList';
const redeem = '/api/order/updateCheckProductWhiteUuid';
const uuid = '5f0c9c1e-6a55-4c1e-9d0a-2f5b8f1f7c11';
const uninvited = success({ isWhiteListed: true, isAllowed: false });
const invited = success({ isWhiteListed: true, isAllowed: true });

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
});

const open = (query = '') => renderApp(servicesFor(server.url), `/write/${product.id}${query}`);
const openByLink = () => open(`?invitation=${uuid}&step=period`);
const cleaned = () => waitFor(() => expect(currentAddress()).toBe(`/write/${product.id}?step=period`));

describe('writing a product that is sold by invitation', () => {
  it('shows agents without an invitation what to do, and checks again on request', async () => {
    server.on(whiteList, uninvited, invited);
    open();
    expect(await screen.findByText('本产品凭邀请投保')).toBeVisible();
    expect(screen.getByText(/索取邀请链接/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '已获邀请，重新检查' }));

    await waitFor(() => expect(screen.queryByText('本产品凭邀请投保')).toBeNull());
    expect(server.callsTo(redeem)).toEqual([]);
  });

  it('shows nothing to agents who may sell it', async () => {
    server.on(whiteList, invited);
    open();
    await screen.findByRole('heading', { name: `投保 · ${product.name}` });
    await waitFor(() => expect(server.callsTo(whiteList)).toHaveLength(1));
    expect(screen.queryByText('本产品凭邀请投保')).toBeNull();
  });

  it('redeems the invitation of a link for the agent, says so, and removes it from the address', async () => {
    server.on(whiteList, uninvited, invited);
    server.on(redeem, invited);
    openByLink();

    expect(await screen.findByText('邀请已领取，可以投保本产品')).toBeVisible();
    await cleaned();
    expect(server.callsTo(redeem).map(({ query }) => query)).toEqual([`?productId=${product.id}&uuid=${uuid}`]);
    await user.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(screen.queryByText('本产品凭邀请投保')).toBeNull();
  });

  it('shows that an invitation has expired or belongs to another agent, and what to request', async () => {
    server.on(whiteList, uninvited);
    server.on(redeem, refusal('900404', '未找到'));
    openByLink();

    expect(await screen.findByText('邀请链接无法使用')).toBeVisible();
    expect(await screen.findByText(/已过期、已被其他账号领取/)).toBeVisible();
    await cleaned();
  });

  it('shows that an invalid link changes nothing for agents who are already invited', async () => {
    server.on(whiteList, invited);
    server.on(redeem, refusal('900404', '未找到'));
    openByLink();

    expect(await screen.findByText('您已有本产品的邀请，投保不受影响。')).toBeVisible();
  });

  it('keeps the link while the server is busy, and redeems it on demand', async () => {
    server.on(whiteList, uninvited, invited);
    server.on(redeem, refusal('900500', '系统繁忙，请稍后重试', null, 503), invited);
    openByLink();
    expect(await screen.findByText('邀请尚未领取')).toBeVisible();
    expect(currentAddress()).toContain(uuid);
    await user.click(screen.getByRole('button', { name: '重新领取' }));

    expect(await screen.findByText('邀请已领取，可以投保本产品')).toBeVisible();
    await cleaned();
  });

  it('is in the language of the user', async () => {
    const services = servicesFor(server.url);
    services.settings.chooseLocale('en-US');
    server.on(whiteList, uninvited);
    renderApp(services, `/write/${product.id}`);

    expect(await screen.findByText('This product is sold by invitation')).toBeVisible();
    services.settings.chooseLocale('zh-CN');
  });
});
