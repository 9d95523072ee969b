import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { rosterFile, textFile, renderImport } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

it('reads the file again when a column gets another meaning', async () => {
  const { take, user, onImport } = renderImport();
  await take(textFile('姓名,曾用名,证件号码,职业代码\n张三,李四,11010519491231002X,0001001\n'));
  await user.click(await screen.findByText('表头匹配结果'));
  await user.selectOptions(screen.getByRole('combobox', { name: '“曾用名”导入为' }), '姓名');
  await expect.poll(() => screen.getByRole('combobox', { name: '“姓名”导入为' })).toHaveDisplayValue('不导入');
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]?.name).toBe('李四');
});

it('imports nothing while a column is missing', async () => {
  const { take, user } = renderImport();
  await take(textFile('姓名,证件号码,职业代码\n张三,11010519491231002X,0001001\n'));
  await user.click(await screen.findByText('表头匹配结果'));
  await user.selectOptions(screen.getByRole('combobox', { name: '“证件号码”导入为' }), '不导入');
  expect(await screen.findByText('还缺少：证件号码')).toBeVisible();
  expect(screen.getByRole('button', { name: '导入 1 人' })).toBeDisabled();
});

it.each([
  { file: 'n17-zip-bomb.xlsx', words: /解压后过大/ },
  { file: 'n18a-truncated.xlsx', words: /已损坏/ },
  { file: 'n18g-legacy-biff8.xls', words: /旧版 \.xls/ },
  { file: 'n26-encrypted.xlsx', words: /有密码/ },
])('shows what to do about $file and requests another file', async ({ file, words }) => {
  const { take } = renderImport();
  await take(rosterFile(file));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByLabelText('选择文件', { selector: 'input' })).toBeInTheDocument();
});

const headerless = '李四,11010519491231002X,0001001\n';

it('asks for the missing column of a list and continues when it is selected', async () => {
  const { take, user, onImport } = renderImport();
  await take(textFile('姓名,编号,职业代码\n李四,A1,0001001\n'));
  expect(await screen.findByText('还缺少：证件号码')).toBeVisible();
  expect(screen.getByRole('button', { name: '导入 1 人' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: '“编号”导入为' }), '证件号码');
  await expect.poll(() => screen.getByRole('button', { name: '导入 1 人' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]?.idNo).toBe('A1');
});

it('recognises columns without a known caption by their content and shows this', async () => {
  const { take } = renderImport();
  await take(textFile(`甲,员工,丙\n11010519491231002X,李四,0001001\n`));
  expect(await screen.findByRole('combobox', { name: '“甲”导入为' })).toHaveDisplayValue('证件号码');
  expect(screen.getByRole('combobox', { name: '“员工”导入为' })).toHaveDisplayValue('姓名');
  expect(screen.getAllByText('按内容识别，请核对')).toHaveLength(3);
});

it('reads a list without a header from its first row on', async () => {
  const { take, user, onImport } = renderImport();
  await take(textFile(headerless));
  expect(await screen.findByRole('combobox', { name: /表头/ })).toHaveDisplayValue('没有表头，第一行即为人员');
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]).toMatchObject({ name: '李四', idNo: '11010519491231002X' });
});

it('uses another row as the header', async () => {
  const { take, user } = renderImport();
  await take(textFile('姓名,证件号码,职业代码\n被保人姓名,身份证号码,工种代码\n李四,11010519491231002X,0001001\n'));
  expect(await screen.findByRole('combobox', { name: '“姓名”导入为' })).toHaveDisplayValue('姓名');
  await user.selectOptions(screen.getByRole('combobox', { name: /表头/ }), '1');
  expect(await screen.findByRole('combobox', { name: '“被保人姓名”导入为' })).toHaveDisplayValue('姓名');
  expect(screen.getByText('名单.csv：读到 1 人')).toBeVisible();
});

it('reads another sheet of the workbook', async () => {
  const { take, user } = renderImport();
  await take(rosterFile('n12-several-sheets.xlsx'));
  const sheet = await screen.findByRole('combobox', { name: /工作表/ });
  expect(sheet).toHaveDisplayValue('人员清单（21 行）');
  await user.selectOptions(sheet, '填写说明（3 行）');
  await expect.poll(() => sheet).toHaveDisplayValue('填写说明（3 行）');
  expect(screen.getByText('还缺少：姓名、证件号码、职业代码')).toBeVisible();
});

const doneStep = (title: string) => new RegExp(`^已完成：\\s*${title}$`, 'u');
const currentStep = () =>
  within(screen.getByRole('list', { name: '导入步骤' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

it('shows the steps, skips those with a certain result and stops at the first that needs input', async () => {
  const { take, user } = renderImport();
  expect(currentStep()).toMatch(/选择文件/);
  await take(rosterFile('clean-50.xlsx'));
  await screen.findByText('clean-50.xlsx：读到 50 人');
  await expect.poll(currentStep).toMatch(/确认/);
  const done = screen.getAllByText('已完成：');
  expect(done).toHaveLength(6);

  await user.click(screen.getByRole('button', { name: doneStep('选择文件') }));
  await take(textFile('姓名,编号,证件类型,职业代码\n李四,A1,护照本,0001001\n'));
  await screen.findByText('还缺少：证件号码');
  await expect.poll(currentStep).toMatch(/表头匹配/);
  await user.selectOptions(await screen.findByRole('combobox', { name: '“编号”导入为' }), '证件号码');
  await expect.poll(currentStep).toMatch(/内容确认/);
  await user.selectOptions(screen.getByRole('combobox', { name: '证件类型“护照本”（1 人）' }), '护照');
  await expect.poll(currentStep).toMatch(/检查/);
});

it('opens the columns when their step is selected again', async () => {
  const { take, user } = renderImport();
  await take(rosterFile('clean-50.xlsx'));
  await user.click(await screen.findByRole('button', { name: doneStep('表头匹配') }));
  expect(screen.getByRole('combobox', { name: '“姓名”导入为' })).toBeVisible();
});

it('offers no way back to a step for which there is nothing to show', async () => {
  const { take, user } = renderImport();
  await take(rosterFile('clean-50.xlsx'));
  await expect.poll(currentStep).toMatch(/确认/);
  const steps = within(screen.getByRole('list', { name: '导入步骤' }));
  expect(steps.queryByRole('button', { name: doneStep('内容确认') })).toBeNull();
  expect(steps.queryByRole('button', { name: doneStep('检查') })).toBeNull();

  for (const button of steps.getAllByRole('button').slice(1)) {
    await user.click(button);
    expect(document.activeElement).toHaveAttribute('data-step');
  }
  expect(screen.getByText('clean-50.xlsx：读到 50 人')).toBeVisible();
});
