import { expect, test } from 'vitest';

import { type FirstScreen, firstAsks, firstScreenId } from '../../app/contract/firstScreen.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/** Returns the theme attributes of the root element, and the background colour of the page. */
const painted = () => ({
  ...Object.fromEntries(Object.entries(document.documentElement.dataset)),
  background: getComputedStyle(document.body).backgroundColor,
});

test('a reload paints the chosen theme in its first frame, before the program is loaded', async () => {
  const user = await journey.visitor();
  const { page } = user;
  await page.goto(journey.server().url);
  await page.getByRole('dialog', { name: '登录' }).waitFor();
  const light = await page.evaluate(painted);
  await page.evaluate(() => {
    window.localStorage.setItem('tuanbao.theme', 'dark');
    window.localStorage.setItem('tuanbao.density', 'compact');
  });

  // Requests for scripts get no response, so the app doesn't start.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

  const first = await page.evaluate(painted);
  expect(await page.locator('#root > *').count()).toBe(0);
  expect(first).toMatchObject({ theme: 'dark', contrast: 'auto', density: 'compact' });
  expect(light).toMatchObject({ theme: 'auto' });
  expect(first.background).not.toBe(light.background);
  user.noErrors(); // A script that the policy blocks would log an error.
});

test.each([
  ['brings', '/entry'],
  // This address signs a user in. The screen waits until the sign-in has ended.
  ['names', '/entry?uuid=u1&source=app'],
])(
  'the first responses that the page %s are those that the product list needs: nothing is requested twice',
  async (_, at) => {
    const { user } = await journey.atWork('13800138000');
    const { page } = user;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(journey.server().url + at);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const [, brought = '{}'] =
      new RegExp(`id="${firstScreenId}">(.*?)</script>`).exec((await answer?.text()) ?? '') ?? [];
    const named = [...(answer?.headers()['link'] ?? '').matchAll(/<([^?>]+)/g)].map(([, path]) => path);

    const { answers = {} } = JSON.parse(brought) as Partial<FirstScreen>;
    const times = (path: string) => asked.filter((each) => each === path).length;
    for (const path of firstAsks['/entry']?.map(({ call }) => call.path) ?? []) {
      expect(named.includes(path)).toBe(!(path in answers));
      expect(times(path)).toBe(path in answers ? 0 : 1);
    }
    user.noErrors();
  },
);
