import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { writeWorkbook } from '../../library/src/spreadsheet/writeWorkbook.ts';
import { sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderImport } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

const columns = ['姓名', '证件号码', '职业代码'].map((caption) => ({ caption }));
const rowsOf = (persons: ReturnType<typeof sampleRoster>) =>
  persons.map(({ name, idNo, occupationCode }) => [name, idNo, occupationCode]);
const workbook = (sheets: Parameters<typeof writeWorkbook>[0]) =>
  new File([new Uint8Array(writeWorkbook(sheets))], '名单.xlsx');
const persons = sampleRoster(9);

it('shows that there are persons on another sheet, and reads that one instead', async () => {
  const { take, user } = renderImport();
  await take(
    workbook([
      { name: '一车间', columns, rows: rowsOf(persons.slice(0, 3)) },
      { name: '二车间', columns, rows: rowsOf(persons.slice(3)) },
    ]),
  );
  expect(await screen.findByText('名单.xlsx：读到 3 人')).toBeVisible();
  expect(screen.getByText('“二车间”中也有人员，尚未读取')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('工作表');

  await user.click(screen.getByRole('button', { name: '改为导入“二车间”' }));
  expect(await screen.findByText('名单.xlsx：读到 6 人')).toBeVisible();
  expect(screen.getByText('“一车间”中也有人员，尚未读取')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('确认');
});

it('does not mention a sheet without persons', async () => {
  const { take } = renderImport();
  await take(
    workbook([
      { name: '人员', columns, rows: rowsOf(persons) },
      { name: '职业表', columns: [{ caption: '职业代码' }, { caption: '职业名称' }], rows: [['0001001', '公务员']] },
    ]),
  );
  expect(await screen.findByText('名单.xlsx：读到 9 人')).toBeVisible();
  expect(screen.queryByText(/也有人员/)).toBeNull();
});

it('offers a column without a caption under its letter, and imports it as the field that the user chooses', async () => {
  const { take, user, onImport } = renderImport();
  const [headers, rows] = [['', ...columns.map(({ caption }) => caption)], rowsOf(persons.slice(0, 2))];
  const header = headers.map((caption) => ({ caption }));
  await take(workbook([{ name: '人员', columns: header, rows: rows.map((row) => ['女', ...row]) }]));
  await user.click(await screen.findByText('表头匹配结果'));
  const column = screen.getByRole('combobox', { name: '“未命名（A）”导入为' });
  expect(column).toHaveDisplayValue('性别');
  await user.selectOptions(column, '不导入');
  expect(await screen.findByText(/未命名（A）：未识别的表头/)).toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: '“未命名（A）”导入为' }), '性别');
  await expect.poll(() => screen.queryByText(/未识别的表头/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^导入 2 人/ }));
  await expect.poll(() => onImport.mock.calls[0]?.[0].map(({ sex }) => sex)).toEqual(['female', 'female']);
});
