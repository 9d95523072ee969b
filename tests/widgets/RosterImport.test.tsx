import { readFileSync } from 'node:fs';

import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RosterImportHabits } from '@tuanbao/library/domain/roster/import/habits';
import type { LeftOutPersons } from '@tuanbao/library/domain/roster/import/leftOut';
import { RosterImport, type RosterImportProps } from '@tuanbao/library/widgets/RosterImport';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { rosterContext, twoSchemes } from '../../stories/fixtures/rosters.ts';

/** The first list loads what reads lists. */
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 8000 });

const rosterFile = (name: string) =>
  new File([new Uint8Array(readFileSync(`${import.meta.dirname}/../fixtures/rosters/${name}`))], name);
const textFile = (text: string) => new File([text], '名单.csv');

function renderImport(props: Partial<RosterImportProps> = {}) {
  const onImport = vi.fn<RosterImportProps['onImport']>();
  const onClose = vi.fn<() => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RosterImport context={rosterContext} schemes={twoSchemes} onImport={onImport} onClose={onClose} {...props} />
    </I18nProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const take = (file: File) => user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), file);
  return { onImport, onClose, user, take };
}

it('puts all persons of a file into the first scheme', async () => {
  const { take, user, onImport } = renderImport();
  await take(textFile('姓名,证件号码,职业代码\n李四,11010519491231002X,0001001\n'));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);

  const [persons, summary] = onImport.mock.calls[0] ?? [];
  expect(persons).toMatchObject([
    {
      name: '李四',
      idType: 'idCard',
      idNo: '11010519491231002X',
      sex: 'female',
      birthday: '1949-12-31',
      occupationName: '公务员、职员（内勤）',
      occupationClass: '1',
      schemeId: 'office',
    },
  ]);
  expect(summary).toEqual({ fileName: '名单.csv', persons: 1, errors: 1 }); // older than 65
});

it('lists the problems of a file by kind with their rows, and imports those persons too', async () => {
  const { take, user, onImport } = renderImport();
  await take(rosterFile('n27-500-with-20-errors.xlsx'));
  expect(await screen.findByText(/20 处问题需要修改/)).toBeVisible();
  const checksum = screen.getByText(/证件号码校验不通过/).closest('li');
  expect(checksum).toHaveTextContent('5 处');
  expect(checksum).toHaveTextContent('第 5、97、193、311、360 行');

  await user.click(screen.getByRole('button', { name: '导入 500 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(500);
  expect(onImport.mock.calls[0]?.[1].errors).toBe(20);
});

it('sends persons to schemes by their occupation class', async () => {
  const { take, user, onImport } = renderImport();
  await take(rosterFile('clean-50.xlsx'));
  await user.selectOptions(await screen.findByRole('combobox', { name: /这些人进入/ }), '按职业类别分配');
  expect(screen.getByRole('combobox', { name: /1 类（13 人）/ })).toHaveDisplayValue('方案一');
  expect(screen.getByRole('combobox', { name: /3 类（11 人）/ })).toHaveDisplayValue('方案二');
  await user.selectOptions(screen.getByRole('combobox', { name: /2 类（13 人）/ }), '方案二');
  await user.click(screen.getByRole('button', { name: '导入 50 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);

  const heads = Object.groupBy(onImport.mock.calls[0]?.[0] ?? [], ({ schemeId }) => schemeId);
  expect(heads['office']).toHaveLength(13);
  expect(heads['field']).toHaveLength(37);
});

it('reads the file again when a column is to become another cell', async () => {
  const { take, user, onImport } = renderImport();
  await take(textFile('姓名,曾用名,证件号码,职业代码\n张三,李四,11010519491231002X,0001001\n'));
  await user.click(await screen.findByText('识别的列'));
  await user.selectOptions(screen.getByRole('combobox', { name: '“曾用名”导入为' }), '姓名');
  await expect.poll(() => screen.getByRole('combobox', { name: '“姓名”导入为' })).toHaveDisplayValue('不导入');
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]?.name).toBe('李四');
});

it('imports nothing while a column is missing', async () => {
  const { take, user } = renderImport();
  await take(textFile('姓名,证件号码,职业代码\n张三,11010519491231002X,0001001\n'));
  await user.click(await screen.findByText('识别的列'));
  await user.selectOptions(screen.getByRole('combobox', { name: '“证件号码”导入为' }), '不导入');
  expect(await screen.findByText('还缺少：证件号码')).toBeVisible();
  expect(screen.getByRole('button', { name: '导入 1 人' })).toBeDisabled();
});

it.each([
  { file: 'n17-zip-bomb.xlsx', words: /解压后过大/ },
  { file: 'n18a-truncated.xlsx', words: /已损坏/ },
  { file: 'n18g-legacy-biff8.xls', words: /旧版 \.xls/ },
  { file: 'n26-encrypted.xlsx', words: /有密码/ },
])('says what to do about $file and asks for another file', async ({ file, words }) => {
  const { take } = renderImport();
  await take(rosterFile(file));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByLabelText('选择文件', { selector: 'input' })).toBeInTheDocument();
});

it('is left without importing', async () => {
  const { user, onClose, onImport } = renderImport();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onImport).not.toHaveBeenCalled();
});

const idColumn = '身份证号';
const headerless = '李四,11010519491231002X,0001001\n';

it('asks for the column that a list lacks and goes on once it is chosen', async () => {
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

it('tells columns without a known caption by their content and says so', async () => {
  const { take } = renderImport();
  await take(textFile(`甲,员工,丙\n11010519491231002X,李四,0001001\n`));
  expect(await screen.findByRole('combobox', { name: '“甲”导入为' })).toHaveDisplayValue('证件号码');
  expect(screen.getByRole('combobox', { name: '“员工”导入为' })).toHaveDisplayValue('姓名');
  expect(screen.getAllByText('按内容识别，请核对')).toHaveLength(3);
});

it('reads a list without a header from its first row on', async () => {
  const { take, user, onImport } = renderImport();
  await take(textFile(headerless));
  expect(await screen.findByRole('combobox', { name: /表头/ })).toHaveDisplayValue('没有表头，从第一行开始就是人员');
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]).toMatchObject({ name: '李四', idNo: '11010519491231002X' });
});

it('takes another row for the header', async () => {
  const { take, user } = renderImport();
  await take(textFile('姓名,证件号码,职业代码\n被保人姓名,身份证号码,工种代码\n李四,11010519491231002X,0001001\n'));
  expect(await screen.findByText('名单.csv：读到 2 人')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /表头/ }), '1');
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
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

it('asks once what a word means that nobody knows, and remembers it for the next file', async () => {
  const remembered: { value: RosterImportHabits | null } = { value: null };
  const memory = {
    recall: () => remembered.value,
    remember: (habits: RosterImportHabits) => void (remembered.value = habits),
  };
  const list = '姓名,证件类型,编号,职业代码\n李四,护照本,E12345678,0001001\n王五,护照本,E12345679,0001001\n';
  const first = renderImport({ memory });
  await first.take(textFile(list));
  await first.user.selectOptions(await screen.findByRole('combobox', { name: '“编号”导入为' }), '证件号码');
  await first.user.selectOptions(screen.getByRole('combobox', { name: '证件类型“护照本”（2 人）' }), '护照');
  await expect.poll(() => screen.queryByText('看不懂的写法')).toBeNull();
  await first.user.click(screen.getByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => first.onImport.mock.calls.length).toBe(1);
  expect(first.onImport.mock.calls[0]?.[0][1]?.idType).toBe('passport');
  cleanup();

  const next = renderImport({ memory });
  await next.take(textFile(list));
  await next.user.click(await screen.findByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => next.onImport.mock.calls.length).toBe(1);
  expect(next.onImport.mock.calls[0]?.[0][0]).toMatchObject({ idType: 'passport', idNo: 'E12345678' });
});

it('takes cells that are pasted as a spreadsheet copies them', async () => {
  const { user, onImport } = renderImport();
  await user.paste(`姓名\t${idColumn}\t职业代码\n"李\n四"\t11010519491231002X\t0001001\n`);
  expect(await screen.findByText('粘贴的内容：读到 1 人')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]).toMatchObject({ name: '李四', idNo: '11010519491231002X' });
});

it('leaves those with problems out where the reader wants it so', async () => {
  const { take, user, onImport } = renderImport();
  await take(rosterFile('n27-500-with-20-errors.xlsx'));
  await user.click(await screen.findByRole('button', { name: '只导入没有问题的 480 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(480);
  expect(onImport.mock.calls[0]?.[1].errors).toBe(0);
});

const doneStep = (title: string) => new RegExp(`^已完成：\\s*${title}$`, 'u');
const currentStep = () =>
  within(screen.getByRole('list', { name: '导入步骤' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

it('shows the steps, passes over those whose answer is certain and stops at the first that wants something', async () => {
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
  await expect.poll(currentStep).toMatch(/列/);
  await user.selectOptions(await screen.findByRole('combobox', { name: '“编号”导入为' }), '证件号码');
  await expect.poll(currentStep).toMatch(/写法/);
  await user.selectOptions(screen.getByRole('combobox', { name: '证件类型“护照本”（1 人）' }), '护照');
  await expect.poll(currentStep).toMatch(/检查/);
});

it('opens the columns when their step is chosen again', async () => {
  const { take, user } = renderImport();
  await take(rosterFile('clean-50.xlsx'));
  await user.click(await screen.findByRole('button', { name: doneStep('列') }));
  expect(screen.getByRole('combobox', { name: '“姓名”导入为' })).toBeVisible();
});

const explainedWord = () => screen.getByRole('combobox', { name: '证件类型“护照本”（1 人）' });

it('lets an explained word be explained otherwise or taken back, also for the files to come', async () => {
  let kept: RosterImportHabits | null = { captions: {}, words: { idType: { 护照本: 'officerCertificate' } } };
  const memory = { recall: () => kept, remember: (habits: RosterImportHabits) => void (kept = habits) };
  const { take, user, onImport } = renderImport({ memory });
  await take(textFile('姓名,证件类型,证件号码,职业代码\n李四,护照本,E12345678,0001001\n'));
  await user.click(await screen.findByText('已说明的写法（1 种，可更改）'));
  expect(explainedWord()).toHaveDisplayValue('军官证');
  await user.selectOptions(explainedWord(), '请选择含义');
  expect(await screen.findByText('看不懂的写法')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]?.idType).toBe('护照本');
  expect(kept?.words.idType).toEqual({});
});

it('keeps those who were left out and offers them when the dialog opens again, until they came in', async () => {
  let kept: LeftOutPersons | null = null;
  const leftOut = { recall: () => kept, keep: (persons: LeftOutPersons | null) => void (kept = persons) };
  const first = renderImport({ leftOut });
  await first.take(rosterFile('n27-500-with-20-errors.xlsx'));
  await first.user.click(await screen.findByRole('button', { name: '只导入没有问题的 480 人' }));
  await expect.poll(() => first.onImport.mock.calls.length).toBe(1);
  cleanup();

  const next = renderImport({ leftOut });
  expect(screen.getByText('上次导入 n27-500-with-20-errors.xlsx 时，有 20 人因有问题没有导入')).toBeVisible();
  await next.user.click(screen.getByRole('button', { name: '继续修改' }));
  expect(await screen.findByText(/（上次没有导入的人）：读到 20 人/)).toBeVisible();
  await next.user.click(screen.getByRole('button', { name: '导入 20 人' }));
  await expect.poll(() => next.onImport.mock.calls.length).toBe(1);
  const before = new Set(first.onImport.mock.calls[0]?.[0].map(({ idNo }) => idNo));
  expect(next.onImport.mock.calls[0]?.[0]).toHaveLength(20);
  expect(next.onImport.mock.calls[0]?.[0].filter(({ idNo }) => !before.has(idNo)).length).toBeGreaterThan(15);
  expect(kept).toBeNull();
});

it('gives up those who were left out where the reader says so', async () => {
  const keep = vi.fn<(persons: LeftOutPersons | null) => void>();
  const waiting = { fileName: '名单.xlsx', persons: [] };
  const { user } = renderImport({ leftOut: { recall: () => waiting, keep } });
  await user.click(screen.getByRole('button', { name: '不再需要' }));
  expect(keep).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.queryByText(/上次导入/)).toBeNull();
});

it('reads a list in English without asking', async () => {
  const { take, user, onImport } = renderImport();
  await take(
    textFile(
      'Full name,ID type,Passport No.,Gender,Date of Birth,Job code\n李四,HK/Macau permit,H12345678,Female,1990-03-07,0001001\n',
    ),
  );
  await user.click(await screen.findByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]).toMatchObject({
    idType: 'hkMacauTaiwanPermit',
    idNo: 'H12345678',
    sex: 'female',
    birthday: '1990-03-07',
    occupationCode: '0001001',
  });
});
