import { expect, test } from 'vitest';

import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/** The root's attributes and the colour of the page, as painted. */
const painted = () => ({
  ...Object.fromEntries(Object.entries(document.documentElement.dataset)),
  background: getComputedStyle(document.body).backgroundColor,
});

test('a reload paints the chosen theme in its first frame, before the program has come', async () => {
  const reader = await journey.visitor();
  const { page } = reader;
  await page.goto(journey.server().url);
  await page.getByRole('dialog', { name: '登录' }).waitFor();
  const light = await page.evaluate(painted);
  await page.evaluate(() => {
    window.localStorage.setItem('tuanbao.theme', 'dark');
    window.localStorage.setItem('tuanbao.density', 'compact');
  });

  await page.route(/\/assets\/.*\.js$/, () => undefined); // never answered: no program
  await page.reload({ waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

  const first = await page.evaluate(painted);
  expect(await page.locator('#root > *').count()).toBe(0);
  expect(first).toMatchObject({ theme: 'dark', contrast: 'auto', density: 'compact' });
  expect(light).toMatchObject({ theme: 'auto' });
  expect(first.background).not.toBe(light.background);
  reader.noErrors(); // the policy let the script run
});

test('what the page’s answer names is what the product list asks: nothing is asked twice', async () => {
  const { reader } = await journey.atWork('13800138000');
  const asked: string[] = [];
  reader.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await reader.page.goto(`${journey.server().url}/entry`);
  await reader.page.getByRole('article').first().waitFor();
  const named = [...(answer?.headers()['link'] ?? '').matchAll(/<([^?>]+)/g)].map(([, path]) => path);

  expect(named).toHaveLength(3);
  for (const path of named) expect(asked.filter((each) => each === path)).toHaveLength(1);
  reader.noErrors();
});
