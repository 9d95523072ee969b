import { screen } from '@testing-library/react';
import type { RosterImportProps } from '@tuanbao/library/widgets/RosterImport';
import { expect, it, vi } from 'vitest';

import { samplePerson } from '../../stories/fixtures/rosters.ts';
import { renderImport, textFile } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

const { name, idNo, occupationCode } = samplePerson(0);
const list = `姓名,证件号码,职业代码\n${name},${idNo},${occupationCode}\n`;

it('cannot be closed while persons are imported', async () => {
  const coming = Promise.withResolvers<void>();
  const onImport = vi.fn<RosterImportProps['onImport']>(() => coming.promise);
  const { take, user, onClose } = renderImport({ onImport });
  await take(textFile(list));
  await user.click(await screen.findByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '更换文件' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).not.toHaveBeenCalled();

  coming.resolve();
  await expect.poll(() => screen.getByRole('button', { name: '取消' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows that the persons were not imported, keeps the list, and lets the user try again', async () => {
  const keep = vi.fn<() => void>();
  const onImport = vi.fn<RosterImportProps['onImport']>().mockRejectedValueOnce(new Error('offline'));
  const { take, user } = renderImport({ onImport, leftOut: { recall: () => null, keep } });
  await take(textFile(list));
  await user.click(await screen.findByRole('button', { name: '导入 1 人' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('导入未成功');
  expect(keep).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => keep.mock.calls.length).toBe(1);
  expect(onImport).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
