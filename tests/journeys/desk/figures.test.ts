import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { withUploadedMaterials } from '../../setup/uploadedMaterials.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();
const product = loadCatalogue().productOf('80140')!;

it('finance sees the orders of a day as chart and table, goes to those of a product, and exports them', async () => {
  const { send } = await journey.atWork('13800138000');
  const draft = await withUploadedMaterials({ ask: send }, completeDraft(product));
  const totalFen = totalOf(product, draft);
  await send(submitOrder, { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen });
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;
  await operator.arrive('finance');
  await page.getByRole('link', { name: '经营统计' }).click();
  await page.getByRole('heading', { level: 1, name: '经营统计' }).waitFor();
  await page.getByRole('img', { name: /^保费图表/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await page.getByLabel('图表指标').selectOption({ label: '订单' });
  await page.getByRole('img', { name: /^订单图表/ }).waitFor();
  await page.getByRole('figure').first().getByRole('listitem').filter({ hasText: '支付订单' }).waitFor();
  await page.getByText('按产品').click();
  const row = page.getByRole('table', { name: '明细' }).getByRole('row').nth(1);
  await row.getByText('1', { exact: true }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('grouping')).toBe('product');
  expect(await findingsOn(page)).toEqual([]);

  await row.getByRole('link').click();
  await page.getByText(`仅产品：${product.name}`).waitFor();
  await page.getByRole('table', { name: '明细' }).getByRole('row').nth(30).waitFor();
  const download = page.waitForEvent('download');
  await operator.button('导出').click();
  expect((await download).suggestedFilename()).toMatch(/^经营统计_.*\.xlsx$/);
  await operator.button('显示全部').click();
  await page.getByText(/^仅产品/).waitFor({ state: 'detached' });

  await page.goto(`${page.url().split('?')[0] ?? ''}?from=2020-01-01&until=2026-01-01`);
  await page.getByText('统计期间最长 366 天，请缩短期间').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  user.noErrors();
});
