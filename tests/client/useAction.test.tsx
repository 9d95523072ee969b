import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { CallError } from '../../app/client/platform/http/callError.ts';
import { useAction } from '../../app/client/platform/query/useAction.ts';

it('does one thing at a time', async () => {
  const { result } = renderHook(() => useAction());
  const { promise, resolve } = Promise.withResolvers<void>();
  const second = vi.fn<() => Promise<void>>(() => Promise.resolve());

  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.run(() => promise);
  });
  expect(result.current.isPending).toBe(true);
  await act(async () => expect(await result.current.run(second)).toBe(false));
  expect(second).not.toHaveBeenCalled();
  resolve();

  await act(async () => expect(await first).toBe(true));
  expect(result.current.isPending).toBe(false);
});

it('ends with a refused call, which was shown to the user, and can be started again', async () => {
  const { result } = renderHook(() => useAction());

  await act(async () => expect(await result.current.run(() => Promise.reject(new CallError('refused')))).toBe(false));

  expect(result.current.isPending).toBe(false);
  await act(async () => expect(await result.current.run(() => Promise.resolve())).toBe(true));
});

it('throws our own errors', async () => {
  const { result } = renderHook(() => useAction());
  const fault = new TypeError('x is not a function');

  await act(async () => expect(result.current.run(() => Promise.reject(fault))).rejects.toBe(fault));

  expect(result.current.isPending).toBe(false);
});
