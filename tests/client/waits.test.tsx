import { act, renderHook } from '@testing-library/react';
import { useDebounced } from '@tuanbao/app/client/platform/query/useDebounced.ts';
import { defaultWaitMs, nextTickMs } from '@tuanbao/app/client/platform/waits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the default wait is 500 ms, the next tick 300 ms', () => {
  expect([defaultWaitMs, nextTickMs]).toEqual([500, 300]);
});

it('what is typed is asked about at the next tick', () => {
  const { result, rerender } = renderHook(({ typed }) => useDebounced(typed), { initialProps: { typed: '' } });
  rerender({ typed: '远山' });
  act(() => void vi.advanceTimersByTime(nextTickMs - 1));
  expect(result.current).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('远山');
});
