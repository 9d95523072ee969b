import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { deleteDraft } from '@tuanbao/app/contract/savedDrafts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { errorCatalogue } from '../fixtures/errorCatalogue.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, ScriptedServer, success } from './support/scriptedServer.ts';

let server: ScriptedServer;
let services: AppServices;

// The region for messages is loaded before the tests. Otherwise it is loaded with the first message, which takes long
// on a slow machine.
beforeAll(async () => {
  await import('@tuanbao/app/client/shell/Toasts.tsx');
  await import('@tuanbao/app/client/routes/order-list.tsx');
});
beforeEach(async () => {
  server = await new ScriptedServer().start();
  server.on('/api/user/getUserInfo', success(agent));
  services = servicesFor(server.url);
  renderApp(services, '/nowhere');
  await screen.findByText('林晓舟');
});
afterEach(async () => {
  // Closes visible messages, because the next test would find them.
  for (const close of screen.queryAllByRole('button', { name: '知道了' })) await userEvent.click(close);
  cleanup();
  await server.stop();
});

const path = '/api/tmpOrder/delTmpOrderInfo';
const call = (options = {}) =>
  act(async () => {
    await services.send(deleteDraft, { id: 'd1' }, options).catch(() => undefined);
  });

describe('what the user sees of a failed call (specification §8)', () => {
  it.each(errorCatalogue.filter(({ toast }) => toast !== null))(
    '$situation shows $toast',
    async ({ status = 200, body, toast }) => {
      server.on(path, { status, body });
      await call();
      expect(await screen.findByText(toast ?? '')).toBeVisible();
    },
  );

  it('900404 without words says that nothing was found', async () => {
    server.on(path, refusal('900404'));
    await call();
    expect(await screen.findByText('未找到相关内容')).toBeVisible();
  });

  it.each(
    errorCatalogue.filter(
      ({ toast, ending, path: only }) => toast === null && ending !== 'data' && ending !== 'notSignedIn' && !only,
    ),
  )('$situation is left to its screen', async ({ status = 200, body }) => {
    server.on(path, { status, body }, refusal('006004', '随后的提示'));
    await call();
    await call();
    expect(await screen.findByText('随后的提示')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '知道了' })).toHaveLength(1);
  });

  it('shows a conflict that no screen handles', async () => {
    server.on(path, refusal('900409', '该草稿已在其他窗口保存了较新的内容，请核对'));
    await call();
    expect(await screen.findByText('该草稿已在其他窗口保存了较新的内容，请核对')).toBeVisible();
  });

  it('says that the system is busy where no answer came', async () => {
    await server.stop();
    await call();
    expect(await screen.findByText('系统繁忙，请稍后重试')).toBeVisible();
    server = await new ScriptedServer().start();
  });

  it('says nothing where the call asked for silence or its screen has an answer of its own', async () => {
    server.on(path, refusal('006004', '悄悄失败'), refusal('900409', '有冲突'), refusal('006004', '大声失败'));
    await call({ noErrorMessage: true });
    await call({ answersConflict: true });
    await call();
    expect(await screen.findByText('大声失败')).toBeVisible();
    expect(screen.queryByText('悄悄失败')).toBeNull();
    expect(screen.queryByText('有冲突')).toBeNull();
  });
});

describe('a message of status 1', () => {
  it('is an alert that stays until it is noted, one after the other and each once', async () => {
    const declined = refusal('006004', '保险公司未接受该投保申请');
    const alert = { ...declined, body: { ...(declined.body as object), status: 1 } };
    const other = { ...alert, body: { ...alert.body, info: '产品内容已更新，请重新进入投保页面' } };
    server.on(path, alert, alert, other);
    for (let time = 0; time < 3; time++) await call();

    const dialog = await screen.findByRole('alertdialog', { name: '提示' });
    expect(dialog).toHaveTextContent('保险公司未接受该投保申请');
    await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }));
    expect(await screen.findByText('产品内容已更新，请重新进入投保页面')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

const shown = () => screen.findAllByText('查询服务维护中');

describe('a reading call that fails', () => {
  const list = '/api/orderQueryForPc';

  it('is a toast beside what the page says, once for its cause, and the page keeps its retry', async () => {
    cleanup();
    server.on(list, refusal('006004', '查询服务维护中'));
    renderApp(services, '/orderList');
    const places = await shown();
    const toasts = places.filter((place) => place.closest('[role=alertdialog]') !== null);
    expect([places.length, toasts.length]).toEqual([2, 1]);

    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(server.callsTo(list)).toHaveLength(2));
    expect(await shown()).toHaveLength(2);
  });

  it('shows the missing part only in its place, without a toast', async () => {
    cleanup();
    server.on(list, refusal('900404', '未找到'));
    renderApp(services, '/orderList');
    expect(await screen.findAllByText('未找到')).toHaveLength(1);
  });
});

describe('the loading bar', () => {
  it('is there while a POST is on its way, unless the call disables it', async () => {
    server.on(path, success({}));
    const counts: number[] = [];
    services.activity.subscribe(() => counts.push(services.activity.read()));
    await call({ noLoading: true });
    expect(counts).toEqual([]);

    let sent = Promise.resolve<unknown>(null);
    act(() => {
      sent = services.send(deleteDraft, { id: 'd1' });
    });
    expect(screen.getByRole('progressbar', { name: '正在处理' })).toBeInTheDocument();
    await act(async () => {
      await sent;
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
