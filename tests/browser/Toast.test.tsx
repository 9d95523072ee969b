import { act, screen } from '@testing-library/react';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { press, show } from './onPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function say(title: string) {
  show(
    <>
      <main>
        <input aria-label="名称" />
      </main>
      <ToastRegion />
    </>,
  );
  screen.getByRole('textbox').focus();
  act(() => void showToast({ title }));
}

it.each(['{F6}', '{Shift>}{F6}{/Shift}'])(
  'F6 goes to the messages, which wait while they have focus; %s goes back',
  async (back) => {
    say('名单已保存');

    await press('{F6}');
    expect(screen.getByRole('region', { name: '1 条消息' })).toContainElement(document.activeElement as HTMLElement);
    pass(60_000);
    expect(screen.getByText('名单已保存')).toBeVisible();
    await press(back);
    expect(screen.getByRole('textbox')).toHaveFocus();
    pass(3000);

    expect(screen.queryByText('名单已保存')).not.toBeInTheDocument();
  },
);

it.each(['{F6}{Escape}', '{F6}{Tab}{Escape}', '{F6}{Tab}{Tab}{Enter}'])(
  '%s closes a message and gives focus back',
  async (keys) => {
    say('名单已保存');

    await press(keys);

    expect(screen.queryByText('名单已保存')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  },
);

it('a message waits while the pointer is on it', async () => {
  say('名单已保存');

  await userEvent.hover(screen.getByText('名单已保存'));
  pass(60_000);
  expect(screen.getByText('名单已保存')).toBeVisible();
  await userEvent.hover(screen.getByRole('textbox'));
  pass(3000);

  expect(screen.queryByText('名单已保存')).not.toBeInTheDocument();
});

it('Esc closes the one of several that has focus', async () => {
  say('名单已保存');
  act(() => void showToast({ title: '草稿已保存' }));

  await press('{F6}{Tab}{Tab}{Tab}{Escape}');

  expect(screen.queryByText('名单已保存')).not.toBeInTheDocument();
  expect(screen.getByText('草稿已保存')).toBeVisible();
});
