import { expect, it } from 'vitest';

import { picture } from '../../fixtures/uploads.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();
const onPartner = () => journey.server().url.replace(/\/\/[^:/]+/, '//partner.localhost');

it('an administrator publishes the brand of a partner’s host, whose agents see it, and then restores the default', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('admin');
  await page.getByRole('link', { name: '品牌设置' }).first().click();
  await page.getByRole('combobox', { name: '站点' }).selectOption('partner.localhost');
  await page.getByText('尚未发布，当前显示默认品牌').waitFor();

  await page.getByRole('textbox', { name: '产品名称' }).fill('启明团险');
  await page.getByRole('textbox', { name: /^品牌色/ }).fill('#e4002b');
  await page.getByText('已自动调整品牌色').waitFor();
  const light = page.getByRole('region', { name: '浅色主题' });
  expect(await light.innerText()).toMatch(/强调色 #[\da-f]{6}，文字对比度 4\.[5-9]/);
  expect(await light.innerText()).toContain('启明团险');
  const chooser = page.waitForEvent('filechooser');
  await operator.button('选择文件').click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture(128, 128) });
  await page.getByRole('img', { name: /的标志/ }).waitFor();
  await page.getByText('本站点自有编号').first().click();
  await operator.button('发布').click();
  await page.getByText('请填写许可证编号').waitFor();
  await page.getByRole('textbox', { name: '经营保险经纪业务许可证编号' }).fill('260000888');
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('发布').click();
  const dialog = page.getByRole('dialog', { name: /^发布.*的品牌/ });
  await dialog.getByRole('textbox', { name: /^操作原因/ }).fill('合作方已确认品牌');
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByText(/第 1 版/).waitFor();
  user.noErrors();

  const agent = await journey.visitor();
  await agent.page.goto(`${onPartner()}/entry`);
  await agent.page.getByRole('banner').getByRole('link', { name: '启明团险' }).waitFor();
  expect(await agent.page.title()).toContain('启明团险');
  const logo = agent.page.getByRole('banner').locator('img').first();
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(128);
  expect(await agent.page.getByRole('contentinfo').innerText()).toContain('260000888');
  const accent = await agent.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--tb-color-surface-accent').trim(),
  );
  expect(accent).toBe((await light.innerText()).match(/#[\da-f]{6}/)?.[0]);
  const own = await journey.visitor();
  await own.page.goto(`${journey.server().url}/entry`);
  await own.page.getByRole('banner').getByText('团保', { exact: true }).waitFor();

  await operator.button('历史版本').click();
  await page
    .getByRole('row', { name: /默认品牌/ })
    .getByRole('button', { name: '恢复此版本' })
    .click();
  await page.getByText('有未发布的修改').waitFor();
  await operator.button('发布').click();
  await dialog.getByRole('textbox', { name: /^操作原因/ }).fill('恢复默认品牌');
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByText(/第 2 版/).waitFor();
  await agent.page.reload();
  await agent.page.getByRole('banner').getByText('启明团险').waitFor({ state: 'detached' });
});
