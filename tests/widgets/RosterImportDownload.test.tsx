import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderImport, textFile } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

it('the download of the persons with errors does not start to correct them', async () => {
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:list');
  URL.revokeObjectURL = vi.fn<() => void>();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { take, user } = renderImport();
  await take(textFile('姓名,证件号码,职业代码\n李四,1,0001001\n'));
  await user.click(await screen.findByRole('button', { name: /^下载有问题的人员/ }));

  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: /^修改有问题的/ })).toBeVisible();
});
