import { screen } from '@testing-library/react';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { expect, it } from 'vitest';

import { press, show } from './onPage.tsx';

it.each(['{Enter}', ' '])('%s opens it, and closes it', async (key) => {
  show(
    <Disclosure title="特别约定">
      <button type="button">细则</button>
    </Disclosure>,
  );

  await press(`{Tab}${key}`);
  expect(screen.getByRole('button', { name: '细则' })).toBeVisible();
  await press(key);

  expect(screen.getByRole('button', { name: '特别约定' })).toHaveAttribute('aria-expanded', 'false');
});

it('Tab skips closed content', async () => {
  show(
    <>
      <Disclosure title="特别约定">
        <button type="button">细则</button>
      </Disclosure>
      <button type="button">后</button>
    </>,
  );

  await press('{Tab}{Tab}');

  expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
});

it('opens, with those around it, when an address points into it', async () => {
  show(
    <Disclosure title="投保须知">
      <Disclosure title="特别约定">
        <p id="special-terms">细则</p>
      </Disclosure>
    </Disclosure>,
  );

  location.hash = '#special-terms';

  await expect.poll(() => screen.getByText('细则').checkVisibility()).toBe(true);
  expect(screen.getByRole('button', { name: '投保须知' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: '特别约定' })).toHaveAttribute('aria-expanded', 'true');
});
