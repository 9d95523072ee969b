import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { press, show } from './onPage.tsx';

it.each(['{Enter}', ' '])('%s on its close button closes it', async (key) => {
  const onClose = vi.fn<() => void>();
  show(<Notice onClose={onClose}>费率已更新</Notice>);

  await press(`{Tab}${key}`);

  expect(onClose).toHaveBeenCalledOnce();
});

it('on a phone, has one button or several below its text and at the end of the line', async () => {
  await page.viewport(360, 800);
  const long = '该订单由线下处理：确认后更新订单内容，无需在此支付。';
  show(
    <>
      <Notice action={<Button size="small">知道了</Button>}>{long}</Notice>
      <Notice
        action={['取消订单', '请客户支付', '对公转账', '支付 ¥912.00'].map((name) => (
          <Button key={name} size="small">
            {name}
          </Button>
        ))}
      >
        {long}
      </Notice>
    </>,
  );
  const texts = screen.getAllByText(long).map((text) => text.getBoundingClientRect().bottom);
  const [seen, cancel, , transfer, pay] = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
  expect(seen?.top).toBeGreaterThanOrEqual(texts[0] ?? 0);
  expect(cancel?.top).toBeGreaterThanOrEqual(texts[1] ?? 0);
  expect(transfer?.right).toBe(seen?.right);
  expect(pay?.right).toBe(seen?.right);
});
