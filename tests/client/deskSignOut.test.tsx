import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { renderDesk } from './support/renderDesk.tsx';
import { cut, refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
const user = userEvent.setup();
const path = '/api/desk/signOut';
const signInForm = () => screen.queryByRole('textbox', { name: /^用户名/ });

beforeEach(() => renderDesk(server, '/desk/nowhere'));

it('keeps the operator signed in, and says so, when the server cannot be reached', async () => {
  server.on(path, cut, success({}));
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('退出登录失败，您仍处于登录状态，请重试')).toBeVisible();
  expect(signInForm()).toBeNull();

  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(await screen.findByRole('textbox', { name: /^用户名/ })).toBeVisible();
});

it('shows the sign-in when the session had already ended', async () => {
  server.on(path, refusal('900404', '', null, 404));
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(await screen.findByRole('textbox', { name: /^用户名/ })).toBeVisible();
});
