import { expect, it } from 'vitest';

import { writeWorkbook } from '../../../library/src/spreadsheet/writeWorkbook.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();

const captions = ['手机号', '姓名', '等级', '所属机构', '执业证书编号', '证书有效期至'];

const fileOf = (rows: readonly (readonly string[])[]) => ({
  name: '名单.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(writeWorkbook([{ name: '名单', columns: captions.map((caption) => ({ caption })), rows }])),
});

it('an operator adds agents by a list, leaves out rows with faults, and an added agent signs in', async () => {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;
  await operator.arrive('support');
  await operator.open('/desk/agents');
  await operator.button('批量新增').click();
  await page.getByRole('heading', { level: 1, name: '批量新增业务员' }).waitFor();
  const template = page.waitForEvent('download');
  await operator.button('下载模板').click();
  expect((await template).suggestedFilename()).toBe('业务员名单模板.xlsx');
  expect(await findingsOn(page)).toEqual([]);

  const upload = page.locator('input[type=file]');
  await upload.setInputFiles({
    name: '照片.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  });
  await page.getByText('不能导入“照片.xlsx”').waitFor();
  await upload.setInputFiles(
    fileOf([
      ['13600137001', '沈之遥', '4', '', '02000061000000', '2028-02-29'],
      ['1360013', '陆远', '0', '', '', ''],
      ['13600137001', '重复', '0', '', '', ''],
    ]),
  );
  await page.getByText('2 行有问题').waitFor();
  await page.getByRole('row', { name: /陆远.*手机号须为 11 位/ }).waitFor();
  await page.getByRole('row', { name: /重复.*手机号与前面的行重复/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByText('只看有问题的行').click();
  await page.getByRole('row', { name: /沈之遥/ }).waitFor({ state: 'detached' });
  const faulty = page.waitForEvent('download');
  await operator.button('导出有问题的行').click();
  expect((await faulty).suggestedFilename()).toBe('有问题的业务员.xlsx');

  await operator.button('新增 1 人').click();
  const dialog = page.getByRole('dialog', { name: '确认新增' });
  await dialog.getByText('有问题的 2 行不会新增').waitFor();
  await dialog.getByLabel('操作原因').fill('团队整体加入');
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: '新增 1 人' }).click();
  await page.getByText('已新增 1 位业务员').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('link', { name: '查看业务员' }).click();
  await page.getByRole('link', { name: '沈之遥' }).waitFor();
  await journey.signedIn('13600137001');
  user.noErrors();
});
