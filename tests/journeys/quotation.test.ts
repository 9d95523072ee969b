import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';
import { getDocumentProxy, extractText } from 'unpdf';
import { expect, it } from 'vitest';

import { addOccupation } from './support/addOccupation.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the problems that axe finds on the current page, each as its rule and the first element that breaks the rule.
 * The live announcer of react-aria is excluded, because its old messages refer to options that no longer exist.
 */
async function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(async () => {
    ${axe}
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] });
    return violations.map(({ id, nodes }) => id + ' ' + nodes[0].html.slice(0, 200));
  })()`);
}

/**
 * Checks the page with axe in the light and the dark scheme, with the width of a desktop and of a phone. Also checks
 * that the page isn't wider than the window.
 */
async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [size.width, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect({ colorScheme, width, found: await violations(page) }).toEqual({ colorScheme, width, found: [] });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
}

it('a quotation is configured without persons, saved, handed on by link, printed, deleted and brought back', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  const { page } = agent;
  await page.getByRole('button', { name: '报价 安业雇主责任保险' }).click();
  await page.getByRole('heading', { name: '报价 · 安业雇主责任保险' }).waitFor();

  // A new scheme contains one person with the specification's default occupation.
  await agent.button('移除公务员、职员（内勤）').click();
  await agent.button('保存报价').click();
  await page.getByRole('heading', { name: /项未完成，请补充后报价/ }).waitFor();
  await addOccupation(agent, '0001001', '公务员、职员（内勤）', 12);
  await agent.button('添加方案').click();
  await agent.button('移除公务员、职员（内勤）').click();
  await page.getByRole('radio', { name: /^全面计划/ }).check({ force: true });
  await addOccupation(agent, '1501002', '采购、业务员', 30);
  await page.getByLabel('投保单位名称').fill('青禾机械制造有限公司');
  await expectAccessible(page);
  const premium = (await agent.premium()) / 100;
  const total = `¥${premium.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await agent.button('保存报价').click();

  const sheet = page.getByRole('article', { name: '团体保险报价单' });
  await sheet.getByText(total).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const quotationSn = /BJ\d+/.exec(title)?.[0] ?? '';
  await page.getByRole('switch', { name: '只看不同' }).check({ force: true });
  await page.getByRole('rowheader', { name: /计划 ?（不同）/ }).waitFor();
  await expectAccessible(page);

  await agent.button('分享给客户').click();
  const share = page.getByRole('dialog', { name: '分享报价' });
  const address = await share.getByRole('textbox', { name: '报价链接' }).inputValue();
  await share.getByRole('img', { name: '扫码查看报价' }).waitFor();
  const text = await share.getByRole('textbox', { name: '文字版报价' }).inputValue();
  expect(text).toContain(`总保费：${total}`);
  expect(text).toContain(address);
  await page.keyboard.press('Escape');

  const customer = await journey.visitor();
  const calls: string[] = [];
  customer.page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await customer.page.goto(address);
  await customer.page.getByRole('article', { name: '团体保险报价单' }).getByText(total).waitFor();
  expect(await customer.page.getByRole('dialog').count()).toBe(0);
  expect(await customer.page.getByRole('navigation', { name: '主菜单' }).count()).toBe(0);
  expect(calls.filter((path) => path.startsWith('/api/') && !/sharedQuotations|own\/time/.test(path))).toEqual([]);
  await expectAccessible(customer.page);
  await customer.page.emulateMedia({ colorScheme: 'dark' });
  const pdf = await getDocumentProxy(new Uint8Array(await customer.page.pdf({ preferCSSPageSize: true })));
  const printed = (await extractText(pdf, { mergePages: false })).text;
  expect(printed.length).toBeGreaterThan(0);
  const plain = printed.map((each) => each.replaceAll(/\s/g, ''));
  expect(plain.join('')).toContain('团体保险报价单');
  expect(plain.join('')).toContain(total);
  expect(plain.join('')).not.toContain('只看不同');
  for (const [index, words] of plain.entries()) {
    expect(words).toContain(quotationSn); // The quotation number is in the header of each page.
    expect(words).toContain(`${index + 1}/${plain.length}`);
  }
  customer.noErrors();

  await page.getByRole('link', { name: '历史报价' }).click();
  const item = page.getByRole('listitem').filter({ hasText: quotationSn });
  await item.getByText(total).waitFor();
  await expectAccessible(page);
  await page.getByLabel('保险公司').selectOption({ label: '恒运财产保险（示例）' });
  await page.waitForURL(/company=HY/);
  await item.waitFor();
  await page.getByRole('button', { name: `删除报价 ${quotationSn}` }).click();
  await item.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '撤销删除' }).click();
  await item.waitFor();
  await customer.page.reload();
  await customer.page.getByRole('article', { name: '团体保险报价单' }).waitFor();

  await page.getByRole('button', { name: `删除报价 ${quotationSn}` }).click();
  await page.getByRole('link', { name: '团险产品' }).click(); // Undo is no longer possible after leaving the page.
  await page.getByRole('heading', { name: '团险产品', level: 1 }).waitFor();
  await page.getByRole('link', { name: '历史报价' }).click();
  await page.getByText('还没有报价').waitFor();
  await customer.page.reload();
  await customer.page.getByRole('alert').waitFor();
  user.noErrors();
});

it('from a product’s page to a price, from there to a copy of the quotation and to an order', async () => {
  const { agent, user } = await journey.signedIn('13900139000');
  const { page } = agent;
  await agent.button('查看 安业雇主责任保险 的详情').click();
  await page.getByRole('heading', { name: '保障责任' }).waitFor();
  await expectAccessible(page);

  await agent.button('报价').click();
  await addOccupation(agent, '0001001', '公务员、职员（内勤）', 12);
  const premium = await agent.premium();
  await agent.button('保存报价').click();
  await agent.button('复制为新报价').click();
  await page.getByRole('heading', { name: '报价 · 安业雇主责任保险' }).waitFor();
  expect(await agent.premium()).toBe(premium);

  await page.goBack();
  await agent.button('以此投保').click();
  await page.getByRole('heading', { name: '投保 · 安业雇主责任保险' }).waitFor();
  expect(await agent.premium()).toBe(premium);
  user.noErrors();
});
