import { Notice } from '@tuanbao/library/components/Notice';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

it.each(['{Enter}', ' '])('%s on its close button closes it', async (key) => {
  const onClose = vi.fn<() => void>();
  show(<Notice onClose={onClose}>费率已更新</Notice>);

  await press(`{Tab}${key}`);

  expect(onClose).toHaveBeenCalledOnce();
});
