import { configure, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { samplePerson } from '../../stories/fixtures/rosters.ts';
import { renderImport, textFile } from './renderRosterImport.tsx';

/** The first list loads what reads lists. */
vi.setConfig({ testTimeout: 20_000 });

configure({ asyncUtilTimeout: 8000 });

const [one, other] = [samplePerson(0), samplePerson(1)];

it('lists a formula without result among those to put right even where the number tells what belongs there', async () => {
  const { take, user } = renderImport();
  await take(
    textFile(
      `姓名,证件号码,出生日期,职业代码\n${one.name},${one.idNo},#N/A,${one.occupationCode}\n${other.name},${other.idNo},${other.birthday},${other.occupationCode}\n`,
    ),
  );
  expect(await screen.findByText(/单元格是公式错误/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '现在修改有问题的 1 人' }));

  expect(screen.getByText('还有 1 人需要修改')).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: /#N\/A/ })).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('button', { name: '只导入没有问题的 1 人' })).toBeVisible();
});
