import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useCascaderState } from '../../library/src/components/Cascader/useCascaderState.ts';
import { bankBranches } from '../../stories/fixtures/banks.ts';

function opened(value: string) {
  const onChoose = vi.fn<(key: string) => void>();
  const onClose = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    (chosen: string) => useCascaderState(bankBranches, { value: chosen, onChoose, onClose }),
    { initialProps: value },
  );
  return { result, rerender, onChoose, onClose };
}

it('opens at the value, and at the top without one', () => {
  expect(opened('icbc-1').result.current).toMatchObject({ path: ['state', 'icbc', 'icbc-1'], column: 2 });
  expect(opened('').result.current).toMatchObject({ path: [], column: 0 });
});

it('stops at the ends of a column', () => {
  const { result } = opened('');

  act(() => result.current.move(0));
  act(() => result.current.move(-1));
  expect(result.current.path).toEqual(['state']);
  act(() => result.current.move(Number.POSITIVE_INFINITY));

  expect(result.current.path).toEqual(['city']);
});

it('remembers the path when the keyboard goes back a column', () => {
  const { result } = opened('icbc-2');

  act(() => result.current.leave());
  expect(result.current).toMatchObject({ column: 1, path: ['state', 'icbc', 'icbc-2'] });
  act(() => result.current.enter());

  expect(result.current).toMatchObject({ column: 2, path: ['state', 'icbc', 'icbc-2'] });
});

it('goes back to the last column there is when the value changes from outside', () => {
  const { result, rerender } = opened('icbc-1');
  act(() => result.current.turnTo(1));

  rerender('');

  expect(result.current).toMatchObject({ column: 0, path: [] });
});

it('selects leaves, never groups or refused leaves', () => {
  const { result, onChoose, onClose } = opened('icbc-2');

  act(() => result.current.enter());
  expect(onChoose).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  act(() => result.current.move(-1));
  act(() => result.current.enter());

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('icbc-1');
  expect(onClose).toHaveBeenCalledOnce();
});
