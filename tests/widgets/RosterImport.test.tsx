import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { rosterFile, textFile, renderImport } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

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
  expect(summary).toEqual({ fileName: '名单.csv', persons: 1, errors: 1 }); // The person is older than 65.
});

it('lists the problems of a file by kind with their rows, and imports those persons too', async () => {
  const { take, user, onImport } = renderImport();
  await take(rosterFile('n27-500-with-20-errors.xlsx'));
  expect(await screen.findByText(/有 20 处问题/)).toBeVisible();
  const checksum = screen.getByText(/证件号码校验不通过/).closest('li');
  expect(checksum).toHaveTextContent('5 处');
  expect(checksum).toHaveTextContent('第 5、97、193、311、360 行');

  await user.click(screen.getByRole('button', { name: '导入 500 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(500);
  expect(onImport.mock.calls[0]?.[1].errors).toBe(20);
});

it('assigns persons to schemes by their occupation class', async () => {
  const { take, user, onImport } = renderImport();
  await take(rosterFile('clean-50.xlsx'));
  await user.selectOptions(await screen.findByRole('combobox', { name: /导入至方案/ }), '按职业类别分配');
  expect(screen.getByRole('combobox', { name: /1 类（13 人）/ })).toHaveDisplayValue('方案一');
  expect(screen.getByRole('combobox', { name: /3 类（11 人）/ })).toHaveDisplayValue('方案二');
  await user.selectOptions(screen.getByRole('combobox', { name: /2 类（13 人）/ }), '方案二');
  await user.click(screen.getByRole('button', { name: '导入 50 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);

  const heads = Object.groupBy(onImport.mock.calls[0]?.[0] ?? [], ({ schemeId }) => schemeId);
  expect(heads['office']).toHaveLength(13);
  expect(heads['field']).toHaveLength(37);
});

it('can be closed without importing', async () => {
  const { user, onClose, onImport } = renderImport();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onImport).not.toHaveBeenCalled();
});

const idColumn = '身份证号';

it('accepts pasted cells as a spreadsheet copies them', async () => {
  const { user, onImport } = renderImport();
  await user.paste(`姓名\t${idColumn}\t职业代码\n"李\n四"\t11010519491231002X\t0001001\n`);
  expect(await screen.findByText('粘贴的内容：读到 1 人')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]).toMatchObject({ name: '李四', idNo: '11010519491231002X' });
});

it('leaves out persons with problems if the user chooses this', async () => {
  const { take, user, onImport } = renderImport();
  await take(rosterFile('n27-500-with-20-errors.xlsx'));
  await user.click(await screen.findByRole('button', { name: '仅导入没有问题的 480 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(480);
  expect(onImport.mock.calls[0]?.[1].errors).toBe(0);
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
