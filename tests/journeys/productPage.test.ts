import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

it('an agent explains a product, finds an occupation, compares it and begins to write', async () => {
  const { agent } = await journey.atWork('13800138000');
  const { page } = agent;
  await agent.open('/product/331');
  await page.getByRole('heading', { name: '护工雇主责任保险', level: 1 }).waitFor();

  // The page has the texts and the document that the agent shows to the customer.
  const cover = page.getByRole('table', { name: '保障责任' });
  await cover.getByText('治疗工伤或职业病支出的必要、合理医疗费用').waitFor();
  await page.getByText('雇员醉酒、吸毒、自杀或自残。', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: '理赔流程' }).getByRole('listitem').count()).toBe(5);
  await page.getByRole('link', { name: /雇主责任保险条款（示例）/ }).waitFor();

  // The occupation table is loaded when the agent goes to it.
  await page.getByRole('link', { name: '职业表' }).click();
  const occupations = page.getByRole('table', { name: '职业表' });
  await page.getByRole('searchbox', { name: '查找职业' }).fill('dianhangong');
  await occupations.getByRole('rowheader', { name: '电焊工' }).first().waitFor();
  await page.getByRole('searchbox', { name: '查找职业' }).fill('潜水');
  await occupations.getByText('该类别不在承保范围').first().waitFor();

  // The address contains the compared product, so the comparison is shown again after a reload.
  await page.getByRole('link', { name: '产品对比' }).click();
  await page.getByRole('combobox', { name: /添加对比产品/ }).fill('银龄');
  await page.getByRole('option', { name: /银龄雇主责任保险/ }).click();
  const comparison = page.getByRole('table', { name: '产品对比' });
  await comparison.getByRole('rowheader', { name: /承保年龄.*不同/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('compare')).toBe('345');
  await page.reload();
  await comparison.getByRole('columnheader', { name: '银龄雇主责任保险' }).waitFor();

  await agent.button('投保').click();
  await page.waitForURL(/\/write\/331/);
});
