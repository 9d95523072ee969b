import { correctedBy, correctionsIn } from '@tuanbao/library/domain/roster/corrections';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { describe, expect, it } from 'vitest';

import { samplePerson } from '../../../stories/fixtures/rosters.ts';

const roster: readonly Person[] = [0, 1, 2].map((position) => ({ ...samplePerson(position), key: position + 11 }));
const [one, two, three] = roster as [Person, Person, Person];
const other = samplePerson(9);

describe('corrections of the persons of an order', () => {
  it('are the changed rows, with the keys of the order and unchanged occupation and scheme', () => {
    const current = [one, { ...two, key: 2, name: '欧阳明', occupationCode: '', schemeId: 'field' }, three];
    expect(correctionsIn(roster, current)).toEqual([{ row: 2, before: two, after: { ...two, name: '欧阳明' } }]);
  });

  it('are none if only occupation or scheme differ', () => {
    expect(correctionsIn(roster, [{ ...one, occupationName: '文员' }, two, three])).toEqual([]);
  });
});

describe('a corrected list', () => {
  it('finds persons by their document, in any row', () => {
    expect(correctedBy(roster, [{ ...three, name: '欧阳明' }])).toEqual({
      changed: [{ ...three, name: '欧阳明' }],
      unknown: 0,
    });
  });

  it('with as many rows as the roster finds persons with a changed document by their row', () => {
    const { changed, unknown } = correctedBy(roster, [one, { ...two, idNo: other.idNo, name: other.name }, three]);
    expect(changed).toEqual([{ ...two, idNo: other.idNo, name: other.name }]);
    expect(unknown).toBe(0);
  });

  it('with fewer rows finds persons with a changed document by their name, if only one has it', () => {
    expect(correctedBy(roster, [{ ...two, idNo: other.idNo }]).changed).toEqual([{ ...two, idNo: other.idNo }]);
    const namesakes = [one, { ...two, name: one.name }, three];
    expect(correctedBy(namesakes, [{ ...one, idNo: other.idNo }])).toEqual({ changed: [], unknown: 1 });
  });

  it('returns how many rows belong to no person', () => {
    expect(correctedBy(roster, [other])).toEqual({ changed: [], unknown: 1 });
  });

  it('does not change cells that are empty in the list or may not be corrected', () => {
    const row = { ...one, sex: '', birthday: '', occupationCode: '0000000', schemeId: '' };
    expect(correctedBy(roster, [row]).changed).toEqual([]);
  });

  it('accepts two persons whose numbers were swapped', () => {
    const swapped = [{ ...one, idNo: two.idNo }, { ...two, idNo: one.idNo }, three];
    expect(correctedBy(roster, swapped).changed).toEqual([swapped[0], swapped[1]]);
  });
});
