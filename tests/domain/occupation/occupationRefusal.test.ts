import { occupationRefusal, ratedClass } from '@tuanbao/library/domain/occupation/occupationRefusal';
import type { OccupationNode } from '@tuanbao/library/domain/occupation/occupationTree';
import { expect, it } from 'vitest';

const welder: OccupationNode = { code: '0502001', name: '焊工', parent: '0502', level: 3, class: 4, isDeclined: false };
const rule = { classes: '111000', declinedCodes: [], classOverrides: {} };

it.each([
  { because: 'the class is covered', node: { ...welder, class: 3 as const }, rule, refusal: null },
  { because: 'the class is not covered', node: welder, rule, refusal: 'classNotCovered' },
  {
    because: 'the product rates it lower',
    node: welder,
    rule: { ...rule, classOverrides: { '0502001': 2 as const } },
    refusal: null,
  },
  {
    because: 'the product declines the code',
    node: welder,
    rule: { ...rule, classes: '111111', declinedCodes: ['0502001'] },
    refusal: 'declined',
  },
  { because: 'nobody insures it', node: { ...welder, isDeclined: true }, rule, refusal: 'declined' },
  { because: 'it has no class', node: { ...welder, class: null }, rule, refusal: 'neverInsured' },
])('returns $refusal if $because', ({ node, rule: given, refusal }) => {
  expect(occupationRefusal(node, given)).toBe(refusal);
});

it('rates an occupation by the product first, then by the tree', () => {
  expect(ratedClass(welder, rule)).toBe(4);
  expect(ratedClass(welder, { ...rule, classOverrides: { '0502001': 2 } })).toBe(2);
});
