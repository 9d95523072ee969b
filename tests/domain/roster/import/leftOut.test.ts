import { leftOutAfter } from '@tuanbao/library/domain/roster/import/leftOut';
import { expect, it } from 'vitest';

import { samplePerson } from '../../../../stories/fixtures/rosters.ts';

const [first, second] = [samplePerson(0), samplePerson(1)];

it('lists a person once when the same list leaves the person out again', () => {
  const once = leftOutAfter(null, { fileName: '名单.xlsx', persons: [first] }, false);
  const again = leftOutAfter(
    once,
    { fileName: '名单.xlsx', persons: [first, { ...second, schemeId: 'field' }] },
    false,
  );
  expect(again?.persons.map(({ name }) => name)).toEqual([first.name, second.name]);
  expect(leftOutAfter(again, { fileName: '名单.xlsx', persons: [second] }, false)).toBe(again);
});
