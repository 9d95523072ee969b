// Tests the page objects for Playwright that the built package provides. The pages are examples of the manual.
import { deepEqual, equal, ok } from 'node:assert/strict';

import { serveFolder } from './examples.mjs';

/** For each example, the actions of a test that an embedder could write. */
const tests = {
  async RegionCascader(widgets) {
    const region = widgets.cascader('所在地区');
    await region.choose('浙江省', '杭州市', '西湖区');
    equal(await region.value(), '浙江省 / 杭州市 / 西湖区');
    await region.search('440304', '福田区');
    equal(await region.value(), '广东省 / 深圳市 / 福田区');
    await region.clear();
  },
  async PersonTable(widgets) {
    const table = widgets.personTable();
    equal(await table.count(), 4);
    ok(await table.isWrong(2, '证件号码'));
    await table.write(2, '姓名', '欧阳娜');
    equal(await table.cell(2, '姓名'), '欧阳娜');
    await table.undo();
    await table.add();
    equal(await table.count(), 5);
    await table.remove(5);
    await table.nextProblem();
  },
  async RosterImport(widgets, page) {
    await page.getByRole('button', { name: '导入人员清单' }).click();
    const { rosterCsv } = await import('@tuanbao/library/samples/rosters');
    const list = widgets.rosterImport();
    await list.read({ name: '名单.csv', type: 'text/csv', content: rosterCsv }, 5);
    await list.confirm(5);
  },
  async SchemeEditor(widgets) {
    const editor = widgets.schemeEditor();
    deepEqual(await editor.schemes(), ['方案一', '车间方案']);
    await editor.rename('总部职员');
    await editor.choosePlan('尊享计划');
    await editor.toggleClause('经营场所内突发疾病身故责任');
    ok(await editor.hasClause('经营场所内突发疾病身故责任'));
    await editor.chooseSumInsured('死亡伤残责任', '80万');
    await editor.choosePayoutRatio('90%');
    await editor.chooseDeductible('500 元');
    await editor.writeHeads('公务员、职员（内勤）', 12);
    await editor.open('车间方案');
    await editor.copy();
    equal((await editor.schemes()).length, 3);
    await editor.remove();
    equal((await editor.schemes()).length, 2);
  },
};

/** Runs the tests. @returns the problems */
export async function useTestKit(folder, browser) {
  const { widgetsOnPage } = await import('@tuanbao/library/testing/playwright');
  const site = await serveFolder(folder);
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  const complaints = [];
  for (const [name, test] of Object.entries(tests)) {
    const page = await context.newPage();
    await page.goto(`${site.address}/?${name}`);
    await test(widgetsOnPage(page), page).catch((error) => complaints.push(`${name}: ${error.message}`));
    await page.close();
  }
  await context.close();
  site.close();
  return complaints;
}
