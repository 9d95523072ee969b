import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';
import { sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();

/** The text of a page as it is printed on A4, without spaces. A PDF has some characters as radicals, which are made plain. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

it('an order is printed without its controls, and dark on white also in the dark scheme', async () => {
  const { agent, user, send } = await journey.atWork('13800138000', { colorScheme: 'dark' });
  const { page } = agent;
  const { orderSn, groupName } = await sellPolicy(send, '80140', 20);

  await agent.open(`/orderDetail/${orderSn}`);
  await page.getByRole('heading', { name: '保障方案' }).waitFor();
  const overview = await printed(page);
  expect(overview).toContain(groupName);
  expect(overview).toContain(orderSn);
  for (const control of ['返回订单列表', '复制投保', '发起保全', '下载电子保单'])
    expect(overview).not.toContain(control);

  await page.getByRole('tab', { name: /^雇员/ }).click();
  await page.getByRole('row', { name: /赵/ }).first().waitFor();
  const persons = await printed(page);
  expect(persons).toContain('2026-12-01在保20人');
  for (const control of ['下载全部凭证', '名单日期', '完整姓名或证件号码']) expect(persons).not.toContain(control);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(26, 30, 39)');
  user.noErrors();
});
