import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { expect, it } from 'vitest';

import { importsOf } from '../../app/client/roster/importsOf.ts';
import { rosterContext, sampleRoster } from '../../stories/fixtures/rosters.ts';

it('keeps the data of imports separately for each roster, and none of them on the device', () => {
  const [one, other] = [createRosterStore(rosterContext), createRosterStore(rosterContext)];
  const persons = sampleRoster(2);
  importsOf(one).leftOut.keep({ fileName: '名单.xlsx', persons });
  importsOf(one).noteImport(persons);

  expect(importsOf(one).leftOut.recall()?.persons).toBe(persons);
  expect(importsOf(one).lastImport()).toBe(persons);
  expect(importsOf(other).leftOut.recall()).toBeNull();
  expect(importsOf(other).lastImport()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
