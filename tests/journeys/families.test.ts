import { expect, it } from 'vitest';

import { families } from './support/families.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/** The families that this journey sells. `day.test.ts` sells the other families. */
const soldHere = families.filter(({ family }) => ['group accident', 'construction by cost'].includes(family));

it.each(soldHere)('$family: from the product list to the issued policy', async (family) => {
  const { agent, user } = await journey.atWork('13800138000');
  const { page } = agent;
  await agent.open('/');
  await agent.chooseProduct(family.product);
  await family.write(agent);
  await agent.fillApplicant(family.groupName);

  const { premium, row } = await agent.payAndFindPolicy(family.groupName);
  expect(await row.innerText()).toContain(premium);
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: family.groupName }).waitFor();
  await page.getByRole('button', { name: '下载电子保单' }).waitFor();
  await expect.poll(() => page.getByRole('main').innerText(), { timeout: 10_000 }).toContain(family.shown);
  user.noErrors();
});

/** True if the focus has moved from the pressed link of the summary to a control of the form. */
const isElsewhereInForm = (pressed: Element | null): boolean =>
  document.activeElement !== pressed &&
  document.activeElement?.matches('main :is(input, select, button, [id^=write-])') === true;

it('every problem of an empty order leads to the control that it is about', { timeout: 120_000 }, async () => {
  const { agent, user } = await journey.atWork('13900139000');
  const { page } = agent;
  await agent.open('/');
  const lost: string[] = [];
  for (const { product } of families) {
    await agent.chooseProduct(product); // The orders are written one after another, as by an agent.
    await agent.button(/^下一步/).click();
    const summary = page.getByRole('region', { name: /项未完成，请补充后继续/ });
    const problems = await summary.getByRole('button').all();
    expect(problems.length).toBeGreaterThan(5);
    for (const problem of problems) {
      await problem.click();
      // Before the control gets the focus, the page may have to scroll to it and render it.
      const arrives = page.waitForFunction(isElsewhereInForm, await problem.elementHandle(), { timeout: 10_000 });
      const arrived = await arrives.then(Boolean, () => false);
      if (!arrived) lost.push(`${product}: ${await problem.innerText()}`);
    }
    await page.getByRole('link', { name: '团险产品' }).first().click();
  }
  expect(lost).toEqual([]);
  user.noErrors();
});

it('products that are sold elsewhere lead there: a detail page, a link, the insurer’s mobile page in a frame', async () => {
  const { agent, user } = await journey.atWork('13900139000');
  const { page } = agent;
  await user.context.route('https://partner.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<h1>${new URL(route.request().url()).pathname}</h1>`,
    }),
  );
  await agent.open('/');
  await agent.button('投保 合作方建筑工程保险（线下示例）').click();
  const frame = page.getByRole('dialog', { name: '合作方建筑工程保险（线下示例）' });
  await frame.frameLocator('iframe').getByRole('heading', { name: '/mobile/write/99003' }).waitFor();
  expect(await frame.locator('iframe').getAttribute('src')).toContain('source=pc');
  expect(await frame.getByRole('link', { name: '在新窗口中打开' }).getAttribute('href')).toContain(
    '/mobile/write/99003',
  );
  await page.keyboard.press('Escape');
  await frame.waitFor({ state: 'hidden' });

  const opened = user.context.waitForEvent('page');
  await agent.button('投保 合作方雇主责任保险（跳转示例）').click();
  await (await opened).getByRole('heading', { name: '/cps/99002' }).waitFor();

  await agent.button('投保 合作方团体意外保险（接口示例）').click();
  await page.waitForURL(/\/product\/99001$/);
  await agent.button('前往报价与投保').waitFor();
  user.noErrors();
});
