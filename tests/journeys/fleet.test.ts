import { expect, it } from 'vitest';

import { picture } from '../fixtures/uploads.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

const list = [
  '车牌号,车辆识别代号,发动机号,车辆种类,核定载质量(kg),使用性质,核定载客',
  '浙A30001,LSVAA4184E2200001,EA3001,2吨以下货车,,非营运,2',
  '浙A30002,LSVAA4184E2200002,EA3002,重型货车,12000,公路货运,2',
  '浙A30003,LSVAA4184E2200003,EA3003,货车 10吨及以上,,营运,3',
].join('\n');

it('three trucks come from a list, cost their sum, are paid once, and stand on the order page', async () => {
  const { agent, user } = await journey.atWork('13800138000');
  const { page } = agent;
  await agent.open('/write/80231');
  await page.getByRole('heading', { name: '投保 · 畅行驾乘人员意外保险（货车）' }).waitFor();

  await agent.button('按清单导入').click();
  const dialog = page.getByRole('dialog', { name: '按清单导入车辆' });
  const file = { name: '车队.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText(/^读到 3 辆车/).waitFor();
  await dialog.getByRole('button', { name: '导入 3 辆车' }).click();
  await dialog.waitFor({ state: 'detached' });
  await agent.holds(page.getByLabel('车牌号'), '浙A30001');
  await page.getByText('本单共 3 辆车，最多 200 辆').waitFor();

  await agent.button('批量上传证件').click();
  const licences = page.getByRole('dialog', { name: '批量上传行驶证' });
  const image = { mimeType: 'image/png', buffer: await picture() };
  await licences
    .locator('input[type=file]')
    .setInputFiles(['浙A30001', '浙A30002', '浙A30003'].map((plate) => ({ name: `${plate}.png`, ...image })));
  await licences.getByRole('button', { name: '归入 3 个文件' }).click();
  await licences.waitFor({ state: 'detached' });
  await agent.chooseRegion('车辆所在地区', '西湖', '西湖区');
  await page.getByLabel('车辆详细地址').fill('物流路 2 号');
  await agent.fillApplicant('远途物流有限公司');

  expect(await agent.premium()).toBe(186_50 + 2 * 656_04); // 462.00 × 1.42 = 656.04
  const { row } = await agent.payAndFindPolicy('远途物流有限公司');
  await row.getByRole('link').first().click();
  const vehicles = page.getByRole('table', { name: '承保车辆清单（共 3 辆）' });
  for (const plate of ['浙A30001', '浙A30002', '浙A30003']) await vehicles.getByText(plate).waitFor();
  await agent.button('下载电子保单').waitFor();
  user.noErrors();
});
