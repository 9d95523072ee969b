import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';
import { sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();

/**
 * Prints the browser page on A4 and returns the text of each printed page, without spaces. In a PDF, some Chinese
 * characters are written as radicals; they are converted to normal characters.
 */
async function printedPages(page: Page): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((each) => each.normalize('NFKC').replaceAll(/\s/g, ''));
}

const printed = async (page: Page): Promise<string> => (await printedPages(page)).join('');

/** Expects that each printed page shows the order number and the number of the printed page. */
function expectHeads(pages: readonly string[], orderSn: string): void {
  for (const [index, words] of pages.entries()) {
    expect(words).toContain(`订单号${orderSn}`);
    expect(words).toContain(`${index + 1}/${pages.length}`);
  }
}

/**
 * Returns the brightness of a CSS colour, from 0 (black) to 1 (white). A transparent colour has the brightness 1,
 * because the paper is white.
 */
function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Returns the elements that would be printed with light text or on a dark background. */
async function lightInk(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const printedElements = await page.evaluate(() =>
    [...document.querySelectorAll('body, main *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        text: element.children.length === 0 ? (element.textContent ?? '') : '',
        name: `${element.tagName} ${element.textContent?.slice(0, 20)}`,
        ink: getComputedStyle(element).color,
        paper: getComputedStyle(element).backgroundColor,
      })),
  );
  await page.emulateMedia({ media: null });
  return printedElements
    .filter(({ text, ink, paper }) => (text !== '' && brightnessOf(ink) > 0.6) || brightnessOf(paper) < 0.6)
    .map(({ name }) => name);
}

it('an order is printed without its controls, and dark on white also in the dark scheme', async () => {
  const { agent, user, send } = await journey.atWork('13800138000', { colorScheme: 'dark' });
  const { page } = agent;
  const { orderSn, groupName } = await sellPolicy(send, '80140', 20);

  await agent.open(`/orderDetail/${orderSn}`);
  await page.getByRole('heading', { name: '保障方案' }).waitFor();
  expectHeads(await printedPages(page), orderSn);
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

it('a roster is printed with all its persons: heads on every page, no row on two pages, dark on white', async () => {
  const { agent, user, send } = await journey.atWork('13800138000', { colorScheme: 'dark' });
  const { page } = agent;
  const heads = 130;
  const { orderSn } = await sellPolicy(send, '80140', heads);
  // In this browser `print` opens no dialog. The test waits for the call of `print` and then creates a PDF.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '');
  });
  await agent.open(`/orderDetail/${orderSn}?tab=persons`);
  await page.getByRole('row', { name: /赵/ }).first().waitFor();
  expect(await printed(page)).toContain('本次打印第1–20人,共130人。');

  await agent.button('打印名单（130 人）').click();
  await page.locator('[data-print-called]').waitFor({ state: 'attached' });
  expect(await lightInk(page)).toEqual([]);
  const pages = await printedPages(page);
  expectHeads(pages, orderSn);
  expect(pages.length).toBeGreaterThan(5);
  const rowsOn = pages.map((words) => words.match(/110\*{11}\d{4}/g) ?? []);
  expect(rowsOn.flat()).toHaveLength(heads);
  for (const [index, words] of pages.entries()) {
    expect(words).toContain('序号姓名证件号码职业名称方案');
    // Both lines of a row must be on the same printed page.
    expect(words.match(/身份证/g)).toHaveLength(rowsOn[index]?.length ?? 0);
  }
  expect(pages.join('')).not.toContain('本次打印');
  expect(pages.join('')).not.toContain('操作');

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await printed(page)).toContain('本次打印第1–20人');
  user.noErrors();
});

it('an invoice is printed with the number of its order, and dark on white in the dark scheme', async () => {
  const { agent, user, send } = await journey.atWork('13800138000', { colorScheme: 'dark' });
  const { page } = agent;
  const { orderSn, groupName } = await sellPolicy(send, '80140', 20);
  await agent.open(`/orderDetail/${orderSn}?tab=invoice`);
  await page.getByLabel('收票邮箱').fill('caiwu@qinghe.example');
  await page.getByLabel('注册电话').fill('021-12345678');
  await agent.button('提交开票申请').click();
  await page.getByRole('group', { name: '开票进度' }).getByText('已申请').waitFor();

  await page.getByText('开票申请已提交').waitFor();
  const pages = await printedPages(page);
  expectHeads(pages, orderSn);
  // These details are collapsed on the screen, but must be printed.
  for (const fact of [groupName, 'caiwu@qinghe.example', '已申请']) expect(pages.join('')).toContain(fact);
  for (const control of ['提交开票申请', '返回订单列表', '还可填写', '开票申请已提交'])
    expect(pages.join('')).not.toContain(control);
  expect(await lightInk(page)).toEqual([]);
  user.noErrors();
});
