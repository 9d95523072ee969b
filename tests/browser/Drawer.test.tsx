import { cleanup, render, screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Drawer } from '@tuanbao/library/components/Drawer';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

it.each([
  { width: 1280, place: 'at the end side of a wide window' },
  { width: 360, place: 'at the bottom of a phone' },
])('keeps its buttons visible $place, also with long content', async ({ width }) => {
  await page.viewport(width, 600);
  render(
    <Drawer title="被保险人资料" isOpen onOpenChange={() => undefined} footer={<Button>保存</Button>}>
      <div style={{ blockSize: 2000 }}>示例</div>
    </Drawer>,
  );
  const dialog = screen.getByRole('dialog', { name: '被保险人资料' });

  await expect.poll(() => Math.round(dialog.getBoundingClientRect().right)).toBe(width);
  await expect
    .poll(() => screen.getByRole('button', { name: '保存' }).getBoundingClientRect().bottom)
    .toBeLessThan(600);
});
