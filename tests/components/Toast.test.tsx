import { act, fireEvent, screen } from '@testing-library/react';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says its message to a screen reader and leaves after three seconds', () => {
  renderInChinese(<ToastRegion />);

  act(() => void showToast({ title: '名单已保存' }));
  expect(screen.getByRole('alert')).toHaveTextContent('名单已保存');
  act(() => void vi.advanceTimersByTime(3000));

  expect(screen.queryByText('名单已保存')).not.toBeInTheDocument();
});

it('shows a failure until the user dismisses it, and only once for repeated failures', () => {
  renderInChinese(<ToastRegion />);

  act(() => void showToast({ tone: 'danger', title: '系统繁忙，请稍后重试' }));
  act(() => void showToast({ tone: 'danger', title: '系统繁忙，请稍后重试' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('系统繁忙，请稍后重试')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));

  expect(screen.queryByText('系统繁忙，请稍后重试')).not.toBeInTheDocument();
});

it('can be removed early by the code that showed it', () => {
  renderInChinese(<ToastRegion />);
  const closers: (() => void)[] = [];

  act(() => void closers.push(showToast({ title: '正在提交', timeoutMs: 0 })));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('正在提交')).toBeInTheDocument();
  act(() => closers.forEach((close) => close()));

  expect(screen.queryByText('正在提交')).not.toBeInTheDocument();
});
