import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Tooltip } from '@tuanbao/library/components/Tooltip';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

const show = (onPress?: () => void) =>
  render(
    <>
      <Tooltip trigger={<Button {...(onPress ? { onPress } : {})}>每人保费</Button>}>按职业类别与保险期间计算</Tooltip>
      <p>别处</p>
    </>,
  );

const tap = async (element: Element): Promise<void> => {
  const frame = window.frameElement?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const point = { x: box.x + box.width / 2 + (frame?.x ?? 0), y: box.y + box.height / 2 + (frame?.y ?? 0) };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

it('appears on keyboard focus, describes its control, and disappears with Esc', async () => {
  show();
  await userEvent.tab();

  expect(await screen.findByRole('tooltip')).toHaveTextContent('按职业类别与保险期间计算');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('按职业类别与保险期间计算');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

it('appears on a tap, which still presses, and disappears with the next tap on another element', async () => {
  const onPress = vi.fn<() => void>();
  show(onPress);
  await tap(screen.getByRole('button'));

  expect(await screen.findByRole('tooltip')).toBeVisible();
  expect(onPress).toHaveBeenCalledOnce();
  await tap(screen.getByText('别处'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});
