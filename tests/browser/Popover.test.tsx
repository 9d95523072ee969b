import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Popover } from '@tuanbao/library/components/Popover';
import { expect, it } from 'vitest';

import { press, show } from './onPage.tsx';

it.each(['{Enter}', ' '])('%s opens it; Esc closes it and gives focus back', async (key) => {
  show(
    <Popover trigger={<Button>说明</Button>} aria-label="保费说明">
      <button type="button">知道了</button>
    </Popover>,
  );

  await press(`{Tab}${key}`);
  expect(await screen.findByRole('dialog', { name: '保费说明' })).toBeVisible();
  await press('{Tab}');
  expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus();
  await press('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '说明' })).toHaveFocus();
});
