import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';
import { configureTwoSchemes } from './support/twoSchemes.ts';

const journey = startJourneys();

it('an agent insures 500 persons in two schemes, pays and finds the policy', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  await configureTwoSchemes(agent);
  await agent.importByClass('clean-500.xlsx');
  await agent.page.getByText('共 500 人 · 没有问题').waitFor();
  await agent.fillApplicant('青禾机械制造有限公司');
  await agent.uploadAuthorisation('青禾机械制造有限公司');
  const { premium, row } = await agent.payAndFindPolicy('青禾机械制造有限公司');
  expect(await row.innerText()).toContain(premium);
  expect(await row.innerText()).toContain('500 人');
  user.noErrors();
});
