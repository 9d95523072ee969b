import { expect, it } from 'vitest';

import { namesLackingIn } from '../architecture/compatibility.ts';
import { picture } from '../fixtures/uploads.ts';
import { Agent } from './support/agent.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/**
 * Members of built-in objects and interfaces that the oldest supported Chromium (version 109) doesn't have. Members of
 * windows and workers are left out.
 */
const lacking = namesLackingIn('chrome', 109).filter(([owner]) => !['Window', 'WorkerGlobalScope'].includes(owner));

/** Removes members from built-in objects and interfaces. Runs in a page or a worker. */
function remove(members: readonly (readonly [string, string])[]): void {
  for (const [owner, name] of members) {
    const found = Reflect.get(globalThis, owner) as { prototype?: object } | undefined;
    if (typeof found !== 'function' && typeof found !== 'object') continue;
    // Only methods are removed. If an attribute is missing, the code only reads `undefined` and doesn't fail.
    for (const holder of [found, found.prototype]) {
      if (holder && typeof Object.getOwnPropertyDescriptor(holder, name)?.value === 'function')
        Reflect.deleteProperty(holder, name);
    }
  }
}

const code = `(${remove.toString()})(${JSON.stringify(lacking)});`;

it('an agent insures 500 persons, uploads and reads the policy without a method that Chromium 109 lacks', async () => {
  const user = await journey.visitor();
  const { page, context } = user;
  await context.addInitScript({ content: code });
  let workers = 0;
  await context.route(/Worker-[^/]*\.js$/, async (route) => {
    workers += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: code + (await answer.text()) });
  });
  const agent = new Agent(page, journey.server());
  await agent.open('/');
  await agent.signIn('13800138000');
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'any' in AbortSignal)).toBe(false);

  await agent.chooseProduct('畅行驾乘人员意外保险（客车）');
  await agent.upload('行驶证照片', { name: '行驶证.png', mimeType: 'image/png', buffer: await picture() });
  await agent.open('/');
  await agent.chooseProduct('安业雇主责任保险');
  await page.getByLabel('起保日期').fill('20261201');
  await agent.importByClass('clean-500.xlsx', [0, 0, 0, 0]);
  await page.getByText('共 500 人 · 没有问题').waitFor();
  await agent.fillApplicant('青禾机械制造有限公司');
  await agent.uploadAuthorisation('青禾机械制造有限公司');
  const { row } = await agent.payAndFindPolicy('青禾机械制造有限公司');
  await row.getByRole('link').first().click();
  await agent.button('查看电子保单').click();
  await page.getByText(/^共 \d+ 页$/).waitFor();
  expect(await page.getByText('浏览器版本过低').count()).toBe(0);
  expect(workers).toBeGreaterThan(0);
  user.noErrors();
});

it('in older browsers and without scripts a sentence says what to install or to switch on', async () => {
  const { page, context } = await journey.visitor();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream'));
  await page.goto(journey.server().url);
  const notice = page.getByRole('alert').filter({ hasText: '浏览器版本过低' });
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/Chromium 109 以上.*This browser is too old: please install/s);

  const withoutScripts = await context.browser()?.newContext({ javaScriptEnabled: false });
  const bare = await withoutScripts?.newPage();
  await bare?.goto(journey.server().url);
  expect(await bare?.locator('body').innerText()).toMatch(/需要 JavaScript.*needs JavaScript/s);
  await withoutScripts?.close();
});
