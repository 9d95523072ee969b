import { expect, it } from 'vitest';

import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();

it('an operator sets the account up by the link, and signs in again when the session has ended', async () => {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;

  await operator.open('/desk');
  await page.getByRole('heading', { name: '登录运营台' }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('登录').click();
  await page.getByText('请填写用户名').waitFor();

  const { secret } = await operator.arrive('support');
  expect(await findingsOn(page)).toEqual([]);
  const answer = await page.request.get(`${journey.server().url}/api/desk/operator`);
  const { data } = (await answer.json()) as { readonly data: { readonly userName: string } };

  await journey.server().moveClock(9 * 60);
  await page.reload();
  await page.getByRole('heading', { name: '登录运营台' }).waitFor();
  await operator.signIn(data.userName, secret);
  await page.getByRole('heading', { name: '工作台' }).waitFor();

  await operator.open('/desk/nothing');
  await page.getByRole('heading', { level: 1, name: '没有这个页面' }).waitFor();
  await operator.button('退出登录').click();
  await page.getByRole('heading', { name: '登录运营台' }).waitFor();
});

it('a welcome link that is over says whom to ask', async () => {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  await operator.open('/desk/welcome#nothing');
  await user.page.getByText('链接已失效').waitFor();
  await user.page.getByText(/请联系管理员重新生成/).waitFor();
  expect(await findingsOn(user.page)).toEqual([]);
});
