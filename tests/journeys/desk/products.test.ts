import type { Locator } from 'playwright';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { listProducts } from '../../../app/contract/products.ts';
import { pdfOf } from '../../fixtures/uploads.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();

/** Publishes the content of the workbench: presses the button and enters the reason. Returns the dialog. */
async function publish({ page }: DeskOperator, reason: string): Promise<Locator> {
  await page.getByRole('button', { name: '发布' }).click();
  const dialog = page.getByRole('dialog', { name: '发布 安业雇主责任保险' });
  await dialog.getByRole('textbox', { name: /^操作原因/ }).fill(reason);
  await dialog.getByRole('button', { name: '发布' }).click();
  return dialog;
}

it('an operator changes a price in the workbench, and the quotes of agents change', async () => {
  const { agent } = await journey.atWork('13800138000');
  await agent.open('/write/80140');
  await agent.page.getByText('¥78.00').first().waitFor();
  const group = agent.page.getByRole('textbox', { name: /^投保单位名称/ });
  await group.fill('云栖远山酒店有限公司');
  await group.blur();
  await agent.page.getByRole('link', { name: '订单列表' }).first().click();
  await agent.page.waitForURL((url) => !url.pathname.startsWith('/write'));

  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await page.getByRole('link', { name: '产品管理' }).first().click();
  await page.getByRole('row', { name: /安业雇主责任保险/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await page.getByRole('link', { name: '安业雇主责任保险' }).click();
  const editor = page.getByRole('textbox', { name: /^产品内容/ });
  const content = await editor.inputValue();

  await editor.fill(content.replace('"summary":', '"sumary":'));
  await operator.button('检查并试算').click();
  await page.getByText('2处错误，不能发布').waitFor();
  await page.getByText('summary 必填').waitFor();
  expect(await operator.button('发布').isDisabled()).toBe(true);
  expect(await findingsOn(page)).toEqual([]);

  await editor.fill(content.replace('"1": "0.42"', '"1": "0.84"'));
  await page.getByRole('link', { name: '产品管理' }).first().click();
  await page.getByRole('link', { name: '安业雇主责任保险' }).click();
  await page.getByText(/草稿已保存/).waitFor();
  expect(await editor.inputValue()).toContain('"1": "0.84"');
  await operator.button('上传条款或须知').click();
  const upload = page.getByRole('dialog', { name: '上传条款或须知' });
  await upload.getByRole('button', { name: '加入产品内容' }).click();
  await upload.getByText('请选择PDF文件').waitFor();
  await upload.getByRole('textbox', { name: /^文件名称/ }).fill('投保须知');
  const buffer = await pdfOf(['投保须知']);
  await upload.locator('input[type=file]').setInputFiles({ name: '须知.pdf', mimeType: 'application/pdf', buffer });
  await upload.getByText('须知.pdf').first().waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await upload.getByRole('button', { name: '加入产品内容' }).click();
  await upload.waitFor({ state: 'detached' });
  await operator.button('检查并试算').click();
  await page.getByText('内容正确，可以发布').waitFor();
  await page.getByRole('row', { name: /plans\[0\]\.clauses\[0\]\.ratesPerMille\.1 "0\.42" "0\.84"/ }).waitFor();
  await page.getByRole('tab', { name: '投保表单' }).click();
  await page.getByRole('heading', { name: /保费/ }).first().waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: '基准报价' }).click();
  await page.getByRole('row', { name: /一类职业三人.*234\.00.*360\.00/ }).waitFor();

  user.noErrors();

  const colleague = await journey.visitor();
  const other = new DeskOperator(colleague.page, journey.server());
  await other.arrive('product');
  await other.open('/desk/products/80140');
  await other.button('检查并试算').click();
  await publish(other, '与保险公司核对无误');
  await colleague.page.getByRole('row', { name: /第 2 版.*现行/ }).waitFor();

  const dialog = await publish(operator, '年度费率调整已批准');
  await page.getByRole('row', { name: /第 2 版.*现行/ }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await editor.inputValue()).toContain('"1": "0.84"');
  await operator.button('检查并试算').click();
  await publish(operator, '年度费率调整已批准');
  await page.getByRole('row', { name: /第 3 版.*现行/ }).waitFor();

  await agent.page.goBack();
  await agent.page.getByText('¥120.00').first().waitFor();
  expect(await group.inputValue()).toBe('云栖远山酒店有限公司');
});

it('a product is switched off with a second operator, and agents don’t find it any more', async () => {
  const second = await journey.visitor();
  const administrator = new DeskOperator(second.page, journey.server());
  await administrator.arrive('admin');

  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await operator.open('/desk/products');
  await page.getByRole('searchbox', { name: /^产品名称/ }).fill('同行团体');
  await page.keyboard.press('Enter');
  await operator.button('停售 同行团体意外伤害保险').click();
  const dialog = page.getByRole('dialog', { name: '停售 同行团体意外伤害保险' });
  await dialog.getByRole('button', { name: '提交审批' }).click();
  await dialog.getByText('请填写操作原因，至少 4 个字符').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^操作原因/ }).fill('保险公司通知停售');
  await dialog.getByRole('button', { name: '提交审批' }).click();
  await page.getByRole('row', { name: /同行团体意外伤害保险.*停售待审批/ }).waitFor();
  user.noErrors();

  await administrator.open('/desk/approvals');
  await second.page.getByRole('row', { name: /停售产品.*205 同行团体意外伤害保险.*在售 → 全部渠道停售/ }).waitFor();
  await administrator.button(/^查看/).first().click();
  await administrator.button('批准').click();
  await second.page.getByRole('textbox', { name: /^操作原因/ }).fill('已核对停售通知');
  await second.page.getByRole('dialog').last().getByRole('button', { name: '批准' }).click();
  await second.page.getByText('已批准并执行').first().waitFor();
  second.noErrors();

  await operator.open('/desk/products?sale=off');
  await page.getByRole('row', { name: /同行团体意外伤害保险.*停售/ }).waitFor();
  const { send } = await journey.atWork('13800138000');
  const list = await send(listProducts, {});
  expect(list.some(({ id }) => id === '205')).toBe(false);

  await operator.button('同行团体意外伤害保险的列表位置').click();
  await page.getByRole('textbox', { name: /^位置/ }).fill('1');
  await operator.button('保存').click();
  await page.getByRole('row', { name: /第 1 位/ }).waitFor();
  await operator.button('恢复销售 同行团体意外伤害保险').click();
  await page.getByRole('textbox', { name: /^操作原因/ }).fill('通知已撤回');
  await page.getByRole('dialog').getByRole('button', { name: '恢复销售' }).click();
  await page.getByText('没有符合条件的记录').waitFor();
  const [first] = await send(listProducts, {});
  expect(first?.id).toBe('205');
});

it('an operator makes a new product from another one, and agents quote it', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await operator.open('/desk/products');
  await operator.button('新建产品').click();
  const dialog = page.getByRole('dialog', { name: '新建产品' });
  await dialog.getByRole('textbox', { name: /^产品编号/ }).fill('80140');
  await dialog.getByRole('button', { name: '建立' }).click();
  await dialog.getByText('该编号已被使用，请换一个编号').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByLabel('原产品').selectOption('80140');
  await dialog.getByRole('textbox', { name: /^产品编号/ }).fill('80901');
  await dialog.getByRole('textbox', { name: /^产品名称/ }).fill('安业雇主责任保险（小微版）');
  await dialog.getByRole('button', { name: '建立' }).click();
  await page.getByText('新产品，复制自产品 80140，尚未发布').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  const editor = page.getByRole('textbox', { name: /^产品内容/ });
  await editor.fill((await editor.inputValue()).replace('"1": "0.42"', '"1": "0.84"'));
  await operator.button('检查并试算').click();
  await page.getByText('内容正确，可以发布').waitFor();
  await page.getByRole('tab', { name: '与初始内容的差异 1' }).waitFor();
  await operator.button('发布').click();
  const publication = page.getByRole('dialog', { name: '发布 安业雇主责任保险（小微版）' });
  await publication.getByRole('textbox', { name: /^操作原因/ }).fill('新产品已获批准');
  await publication.getByRole('button', { name: '发布' }).click();
  await page.getByRole('row', { name: /第 1 版.*现行/ }).waitFor();
  user.noErrors();

  const { agent } = await journey.atWork('13800138000');
  await agent.open('/write/80901');
  await agent.page.getByText('¥120.00').first().waitFor();
});

it('an operator makes a new product with the defaults of a product line', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await operator.open('/desk/products');
  await operator.button('新建产品').click();
  const dialog = page.getByRole('dialog', { name: '新建产品' });
  await dialog.getByText('产品线的默认内容', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /^产品编号/ }).fill('80911');
  await dialog.getByRole('textbox', { name: /^产品名称/ }).fill('清波游泳池责任保险（小微版）');
  await dialog.getByRole('button', { name: '建立' }).click();
  await dialog.getByText('请选择产品线').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: /^产品线/ }).selectOption('swimmingPool');
  await dialog.getByRole('button', { name: '建立' }).click();
  await page.getByText('新产品，采用游泳池责任险的默认内容，尚未发布').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await operator.button('检查并试算').click();
  await page.getByText('3处错误，不能发布').waitFor();
  const { summary, insurer, plans, tariff } = loadCatalogue().contentOf('80218')!;
  const editor = page.getByRole('textbox', { name: /^产品内容/ });
  const content = JSON.parse(await editor.inputValue()) as object;
  await editor.fill(JSON.stringify({ ...content, summary, insurer, plans, tariff }, null, 2));
  await operator.button('检查并试算').click();
  await page.getByText('内容正确，可以发布').waitFor();
  await page.getByRole('tab', { name: '投保表单' }).click();
  await page
    .getByText(/^¥[1-9][\d,]*\.\d\d$/)
    .first()
    .waitFor();
  await operator.button('发布').click();
  const publication = page.getByRole('dialog', { name: '发布 清波游泳池责任保险（小微版）' });
  await publication.getByRole('textbox', { name: /^操作原因/ }).fill('新产品已获批准');
  await publication.getByRole('button', { name: '发布' }).click();
  await page.getByRole('row', { name: /第 1 版.*现行/ }).waitFor();
  user.noErrors();
});

it('two tabs of an operator don’t overwrite each other’s draft', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await operator.open('/desk/products/202');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const [first, second] = [page, tab].map((each) => each.getByRole('textbox', { name: /^产品内容/ }));
  await second!.waitFor();
  const content = await first!.inputValue();
  await first!.fill(content.replace('"summary": "', '"summary": "甲'));
  await page.getByText(/草稿已保存/).waitFor();
  await second!.fill(content.replace('"summary": "', '"summary": "乙'));
  const dialog = tab.getByRole('alertdialog', { name: '草稿已在其他页面修改' });
  await dialog.getByRole('row', { name: /^summary "乙.* "甲/ }).waitFor();
  expect(await findingsOn(tab)).toEqual([]);
  await dialog.getByRole('button', { name: '使用其他页面的草稿' }).click();
  await tab.getByText(/草稿已保存/).waitFor();
  expect(await second!.inputValue()).toContain('"summary": "甲');
  await tab.getByRole('button', { name: '撤销' }).click();
  expect(await second!.inputValue()).toContain('"summary": "乙');
});
