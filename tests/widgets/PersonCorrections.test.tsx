import { act, screen, within } from '@testing-library/react';
import { PersonCorrections } from '@tuanbao/library/widgets/PersonCorrections';
import { expect, it } from 'vitest';

import { correctedRoster, recordedPersons, recordedRoster } from '../../stories/fixtures/correctedRoster.ts';
import { samplePerson, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const show = (store = recordedRoster()) => ({
  store,
  ...renderInChinese(<PersonCorrections recorded={recordedPersons} store={store} schemes={twoSchemes} />),
});
const corrections = () => within(screen.getByRole('list', { name: '更正内容' })).getAllByRole('listitem');
const second = recordedPersons[1]!;

it('shows the corrections person by person, with the earlier and the new values', () => {
  const { store } = show();
  expect(screen.getByText('尚未更正任何人员')).toBeVisible();
  act(() => store.setField(store.keyAt(1) ?? -1, 'name', '欧阳明'));

  expect(screen.getByText('将更正 1 人')).toBeVisible();
  expect(corrections()[0]?.textContent).toContain(`第 2 行 ${second.name}姓名 ${second.name} → 欧阳明`);
});

it('undoes one correction and keeps the others', async () => {
  const { user, store } = show(correctedRoster());
  await user.click(screen.getByRole('button', { name: `还原第 2 行 ${second.name}` }));

  expect(corrections()).toHaveLength(1);
  expect(store.personAt(1)?.name).toBe(second.name);
});

it('reads a corrected list, and shows which rows belong to no person', async () => {
  const { user, store } = show();
  const rows = [
    [second.name, samplePerson(20).idNo],
    ['查无此人', samplePerson(30).idNo],
  ];
  const text = [['姓名', '证件号码'], ...rows].map((row) => row.join('\t')).join('\n');
  await user.click(screen.getByRole('button', { name: '上传更正后的清单' }));
  const dialog = await screen.findByRole('dialog', { name: '上传更正后的清单' });
  await user.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, new File([text], '更正.txt'));
  await user.click(await within(dialog).findByRole('button', { name: '采用 2 行' }, { timeout: 8000 }));

  expect(await screen.findByText('已按“更正.txt”更正 1 人，可撤销')).toBeVisible();
  expect(screen.getByText(/有 1 行无法对应到清单中的人员/)).toBeVisible();
  expect(store.personAt(1)?.idNo).toBe(samplePerson(20).idNo);
  expect(store.count).toBe(recordedPersons.length);
});

it('masks in the corrections what the roster masks', async () => {
  const { user } = show(correctedRoster());
  await user.click(screen.getByRole('checkbox', { name: '遮盖个人信息' }));

  expect(corrections()[0]?.textContent).not.toContain(second.name);
  expect(screen.queryByText(new RegExp(recordedPersons[3]!.idNo))).toBeNull();
});
