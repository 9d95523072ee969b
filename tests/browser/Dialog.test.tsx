import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Dialog, type DialogProps } from '@tuanbao/library/components/Dialog';
import { TextField } from '@tuanbao/library/components/TextField';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>改名</Button>
      <Dialog title="改名" {...props} isOpen={isOpen} onOpenChange={setOpen} footer={<Button>保存</Button>}>
        <TextField label="名称" />
      </Dialog>
    </>
  );
}

it('Tab and Shift+Tab stay in it', async () => {
  show(<Page />);
  await press('{Tab}{Enter}');
  const dialog = screen.getByRole('dialog');
  const stops: string[] = [];

  for (let count = 0; count < 4; count += 1) {
    await press('{Tab}');
    stops.push(
      document.activeElement?.textContent || document.activeElement?.ariaLabel || document.activeElement?.tagName || '',
    );
  }

  expect(stops).toEqual(['关闭', 'INPUT', '保存', '关闭']);
  await press('{Shift>}{Tab}{/Shift}');
  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

it('Esc closes it and gives focus back', async () => {
  show(<Page />);

  await press('{Tab}{Enter}{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '改名' })).toHaveFocus();
});

it('Esc leaves it open if work must not be lost', async () => {
  show(<Page isKeyboardDismissDisabled />);

  await press('{Tab}{Enter}{Escape}');

  expect(screen.getByRole('dialog')).toBeVisible();
});

it('Esc that gives up a composition leaves it open', async () => {
  show(<Page />);
  await press('{Tab}{Enter}{Tab}{Tab}');

  await compose('tuan');
  await pressWhileComposing('Escape');

  expect(screen.getByRole('dialog')).toBeVisible();
});

it('ArrowDown scrolls content that is longer than the window, after Tab has reached it', async () => {
  show(
    <Dialog title="投保须知" isOpen onOpenChange={() => undefined}>
      <p style={{ blockSize: '3000px' }}>条款</p>
    </Dialog>,
  );

  await press('{Tab}{Tab}{ArrowDown}{ArrowDown}');

  await expect.poll(() => document.activeElement?.scrollTop).toBeGreaterThan(0);
});

function GrowingTerms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>展开</button>
      {isOpen ? <p style={{ blockSize: '3000px' }}>条款</p> : null}
    </>
  );
}

it('content that grows after the dialog was opened can be scrolled by keyboard', async () => {
  show(
    <Dialog title="投保须知" isOpen onOpenChange={() => undefined}>
      <GrowingTerms />
    </Dialog>,
  );
  expect(screen.queryByRole('group')).toBeNull();

  await press('{Tab}{Tab}{Enter}');
  const terms = await screen.findByRole('group');
  terms.focus();
  await press('{ArrowDown}{ArrowDown}');

  await expect.poll(() => terms.scrollTop).toBeGreaterThan(0);
});

/** Whether the scrolling content has marks at its start and at its end. */
const marksOf = (area: Element) => ['::before', '::after'].map((mark) => getComputedStyle(area, mark).content === '""');

it('marks the edges behind which there is more content', async () => {
  show(
    <Dialog title="投保须知" isOpen onOpenChange={() => undefined}>
      <p style={{ blockSize: '3000px' }}>条款</p>
    </Dialog>,
  );
  const terms = await screen.findByRole('group');
  await expect.poll(() => marksOf(terms)).toEqual([false, true]);
  terms.scrollTop = 1000;
  await expect.poll(() => marksOf(terms)).toEqual([true, true]);
  terms.scrollTop = 3000;
  await expect.poll(() => marksOf(terms)).toEqual([true, false]);
});
