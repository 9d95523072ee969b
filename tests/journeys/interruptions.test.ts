import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

it('a session that ends in the middle of writing asks for the login over the work and loses nothing', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  const { page } = agent;
  await agent.chooseProduct('安业雇主责任保险');
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await agent.draftIsSaved();

  await user.context.clearCookies();
  await page.getByLabel('投保单位名称').fill('青禾机械制造有限公司');
  await page.getByLabel('单位性质').focus();
  const login = page.getByRole('dialog', { name: '登录' });
  await login.waitFor();
  await agent.signInAgain('13800138000');

  await agent.draftIsSaved();
  expect(await page.getByLabel('投保单位名称').inputValue()).toBe('青禾机械制造有限公司');
  await page.getByText('共 50 人 · 没有问题').waitFor();

  await page.reload();
  await page
    .getByText(/已恢复|继续/)
    .first()
    .waitFor();
  expect(await page.getByLabel('投保单位名称').inputValue()).toBe('青禾机械制造有限公司');
  await page.getByText('共 50 人 · 没有问题').waitFor();
});

it('a zip bomb is refused within a second and the page continues to work', async () => {
  const { agent } = await journey.signedIn('13900139000');
  await agent.chooseProduct('安业雇主责任保险');
  const started = performance.now();
  const dialog = await agent.readRoster('n17-zip-bomb.xlsx');
  const took = performance.now() - started;
  await dialog.getByText(/无法读取/).waitFor();
  // The file must be refused within one second. The commands of the test may need another second, so the limit is two
  // seconds.
  expect(took).toBeLessThan(2000);
  await dialog.getByRole('button', { name: '取消' }).click();
  await agent.button('添加一行').click();
  await agent.page
    .getByText(/共 1 人/)
    .first()
    .waitFor();
});

it('a calendar that cannot be loaded leaves the field to type in, and opens when the network is back', async () => {
  await journey.server().moveClock(2); // The agent has signed in before, and a new code needs a minute.
  const { agent } = await journey.atWork('13900139000');
  const { page } = agent;
  await page.route('**/DateFieldCalendar*', (route) => route.abort());
  await agent.open('/write/80202');
  const field = page.getByLabel('起保日期');
  const button = page.getByRole('button', { name: '打开日历' }).first();
  await button.click();
  await page.getByText('日历暂时无法打开，请直接填写日期').waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);

  await page.unroute('**/DateFieldCalendar*');
  await button.click();
  await page.getByRole('dialog', { name: '选择日期' }).waitFor();
  expect(await page.getByText('日历暂时无法打开，请直接填写日期').count()).toBe(0);
});

it('a list of job titles that cannot be pasted says so, and can be pasted when the network is back', async () => {
  await journey.server().moveClock(2);
  const { agent } = await journey.atWork('13900139000');
  const { page } = agent;
  await page.route('**/OccupationResolver*', (route) => route.abort());
  await agent.open('/write/80202');
  await agent.button('粘贴职位清单').click();
  await page.getByText('暂时无法粘贴清单，请重试，或逐个添加职业').waitFor();

  await page.unroute('**/OccupationResolver*');
  await agent.button('粘贴职位清单').click();
  await page.getByRole('textbox', { name: /职位/ }).waitFor();
  expect(await page.getByText('暂时无法粘贴清单').count()).toBe(0);
});

it('a wrong code shows an error, keeps the number, and does not sign in', async () => {
  const user = await journey.visitor();
  const { page } = user;
  await page.goto(`${journey.server().url}/orderList`);
  await page.getByRole('textbox', { name: '手机号' }).fill('13700137000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('000000');
  await page.getByRole('dialog', { name: '登录' }).getByRole('button', { name: '登录', exact: true }).click();
  await page
    .getByText(/验证码(不正确|错误|无效)/)
    .first()
    .waitFor();
  expect(await page.getByRole('textbox', { name: '手机号' }).inputValue()).toBe('13700137000');
  await page.getByRole('dialog', { name: '登录' }).waitFor();
});

it('a message that disappears when a field is left does not move the element that is clicked', async () => {
  await journey.server().moveClock(2); // A mobile number can get one code a minute.
  const { agent } = await journey.signedIn('13800138000');
  const { page } = agent;
  await agent.chooseProduct('稳工雇主责任保险');
  await agent.button(/^下一步/).click();
  const email = page.getByRole('textbox', { name: /^电子邮箱/ });
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  const regions = page.getByRole('combobox', { name: /^所在地区/ });
  const distance = async () => ((await regions.boundingBox())?.y ?? 0) - ((await email.boundingBox())?.y ?? 0);
  const before = await distance();
  await email.fill('zhouming@qinghe.example');
  await email.press('Tab');
  await expect.poll(() => email.getAttribute('aria-invalid')).not.toBe('true');
  expect(await distance()).toBe(before);
});

it('after signing out the browser contains no personal data', async () => {
  await journey.server().moveClock(2); // A mobile number can get one code a minute.
  const { agent, user } = await journey.signedIn('13900139000');
  const { page } = agent;
  await agent.button('投保 安业雇主责任保险').click();
  const [isNew, heading] = [
    agent.button('新建'),
    page.getByRole('heading', { name: '投保 · 安业雇主责任保险', exact: true }),
  ];
  await isNew.or(heading).waitFor();
  if (await isNew.isVisible()) await isNew.click(); // The button appears if the draft of an earlier test exists.
  await heading.waitFor();
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await agent.fillApplicant('青禾机械制造有限公司');
  await agent.uploadAuthorisation('青禾机械制造有限公司');
  await agent.draftIsSaved();
  const kept = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const caches = await window.caches.keys();
      const { localStorage: local, sessionStorage: session, history } = window;
      return JSON.stringify([
        Object.entries(local),
        Object.entries(session),
        history.state,
        databases,
        caches,
        document.cookie,
      ]);
    });
  const personal = /[1-9]\d{16}[\dX]|1[3-9]\d{9}|青禾|周明|zhouming|91310199MA1FL5E18T/;
  // Proves that the test reads the places in which the app stores data.
  expect(await kept()).toContain('tuanbao.import-habits');
  expect(await kept()).not.toMatch(personal);

  await agent.button('退出登录').click();
  await page.getByRole('dialog', { name: '登录' }).waitFor();
  expect(await kept()).not.toMatch(personal);
  expect((await user.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  expect(await page.getByText('青禾机械制造有限公司').count()).toBe(0);
});
