import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { expect, it } from 'vitest';

import { takeRoster } from '../../app/client/roster/takeRoster.ts';
import { rosterContext, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';

const context = { ...rosterContext, schemes: twoSchemes };
const list = sampleRoster(5);

it('takes over a first list without changes', async () => {
  const roster = createRosterStore(context);

  expect(await takeRoster(roster, list, [])).toEqual({ added: 5, updated: 0, kept: 0 });
  expect(roster.count).toBe(5);
});

it('updates persons when the list is imported again, keeps manual edits, and can be undone in one step', async () => {
  const roster = createRosterStore(context);
  await takeRoster(roster, list, []);
  roster.setField(roster.keyAt(0) ?? 0, 'name', '王手改');
  const again = [
    { ...sampleRoster(6)[5]! },
    { ...list[0]!, name: '王新名' },
    { ...list[1]!, occupationCode: '0001003' },
  ];

  expect(await takeRoster(roster, again, list)).toEqual({ added: 1, updated: 1, kept: 1 });
  expect(roster.count).toBe(6);
  expect(roster.personAt(0)?.name).toBe('王手改');
  expect(roster.personAt(1)?.occupationCode).toBe('0001003');

  roster.undo();
  expect(roster.count).toBe(5);
  expect(roster.personAt(1)?.occupationCode).toBe(list[1]?.occupationCode);
});

it('corrects the number of a person who was imported with a wrong one when the list is imported again', async () => {
  const roster = createRosterStore(context);
  const wrong = [{ ...list[0]!, idNo: `${list[0]!.idNo.slice(0, 17)}Q` }, ...list.slice(1)];
  await takeRoster(roster, wrong, []);

  expect(await takeRoster(roster, list, wrong)).toEqual({ added: 0, updated: 1, kept: 0 });
  expect(roster.persons().map(({ idNo }) => idNo)).toEqual(list.map(({ idNo }) => idNo));
});
