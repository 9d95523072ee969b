import { screen } from '@testing-library/react';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import type { RosterImportProps } from '@tuanbao/library/widgets/RosterImport';
import { expect, it, vi } from 'vitest';

import { rosterContext, samplePerson } from '../../stories/fixtures/rosters.ts';
import { activeCell } from './renderPersonTable.tsx';
import { renderImport, textFile } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

const [one, other] = [samplePerson(0), samplePerson(1)];

it('lists a formula without result for correction, even if the number determines its value', async () => {
  const { take, user } = renderImport();
  await take(
    textFile(
      `姓名,证件号码,出生日期,职业代码\n${one.name},${one.idNo},#N/A,${one.occupationCode}\n${other.name},${other.idNo},${other.birthday},${other.occupationCode}\n`,
    ),
  );
  expect(await screen.findByText(/单元格公式有误/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '修改有问题的 1 人' }));

  expect(screen.getByText('还有 1 人的信息需要修改')).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: /#N\/A/ })).toHaveAttribute('aria-invalid', 'true');
  expect(activeCell()).toBe(screen.getByRole('gridcell', { name: /#N\/A/ }));
  expect(screen.getByRole('button', { name: '仅导入没有问题的 1 人' })).toBeVisible();
});

const wrong = `${other.idNo.slice(0, 17)}Q`;
const oneWrong = `姓名,性别,证件号码,职业代码\n${one.name},${one.sex === 'male' ? '男' : '女'},${one.idNo},${one.occupationCode}\n${other.name},爷,${wrong},${other.occupationCode}\n`;

/** Renders the import and imports two persons. Then opens the second person in the table of corrections. */
async function mendingOf(text: string, props: Partial<RosterImportProps> = {}) {
  const rendered = renderImport(props);
  await rendered.take(textFile(text));
  await screen.findByText(/读到 2 人/);
  await rendered.user.click(screen.getByRole('button', { name: /修改有问题的/ }));
  const put = async (idNo: string) => {
    await rendered.user.dblClick(await screen.findByRole('gridcell', { name: new RegExp(wrong) }));
    await rendered.user.keyboard('{Control>}a{/Control}');
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    await rendered.user.keyboard(`${idNo}{Enter}`);
  };
  return { ...rendered, put };
}

it('still marks a person as faulty who gets the number of a person without problems', async () => {
  const { put, user, onImport } = await mendingOf(oneWrong.replace('爷', other.sex === 'male' ? '男' : '女'));
  await put(one.idNo);
  expect(screen.getByText('还有 1 人的信息需要修改')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: new RegExp(one.idNo) })).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => onImport.mock.calls[0]?.[1].errors).toBeGreaterThan(0);
});

it('still marks a person as faulty who gets the number of a person listed outside of the file', async () => {
  const elsewhere = samplePerson(2);
  const { put, user, onImport } = await mendingOf(oneWrong.replace('爷', other.sex === 'male' ? '男' : '女'), {
    context: { ...rosterContext, listed: new Set([identityOf(elsewhere)]) },
  });
  await put(elsewhere.idNo);
  expect(screen.getByText('还有 1 人的信息需要修改')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: new RegExp(elsewhere.idNo) })).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => onImport.mock.calls[0]?.[1].errors).toBeGreaterThan(0);
});

it('keeps corrections when a word is explained afterwards', async () => {
  const { put, user, onImport } = await mendingOf(oneWrong);
  await put(other.idNo);
  const meaning = other.sex === 'male' ? '男' : '女';
  await user.selectOptions(screen.getByRole('combobox', { name: /爷/ }), meaning);
  expect(await screen.findByText('已全部修正')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: new RegExp(other.idNo) })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => onImport.mock.calls[0]?.[0][1]).toMatchObject({ idNo: other.idNo, sex: other.sex });
  expect(onImport.mock.calls[0]?.[1].errors).toBe(0);
});

it.each([{ way: '取消' }, { way: '关闭' }])('asks before $way discards corrections', async ({ way }) => {
  const { put, user, onClose } = await mendingOf(oneWrong);
  await put(other.idNo);
  await user.click(screen.getByRole('button', { name: way }));
  expect(await screen.findByRole('alertdialog', { name: '放弃已修改的内容？' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '继续修改' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('gridcell', { name: new RegExp(other.idNo) })).toBeVisible();

  await user.click(screen.getByRole('button', { name: way }));
  await user.click(await screen.findByRole('button', { name: '放弃修改' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before another header or file discards corrections, and closes at once if there are none', async () => {
  const { put, user, onClose } = await mendingOf(oneWrong);
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await put(other.idNo);
  await user.selectOptions(screen.getByRole('combobox', { name: /表头/ }), '没有表头，第一行即为人员');
  await user.click(await screen.findByRole('button', { name: '继续修改' }));
  expect(screen.getByText('还有 1 人的信息需要修改')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /表头/ })).toHaveDisplayValue(/第 1 行/);
  await user.click(screen.getByRole('button', { name: '更换文件' }));
  await user.click(await screen.findByRole('button', { name: '放弃修改' }));
  expect(await screen.findByLabelText('选择文件', { selector: 'input' })).toBeInTheDocument();
});
