import {
  allowsSplit,
  joined,
  meaningOf,
  type PairingContext,
  partnersOf,
  split,
} from '@tuanbao/library/domain/endorsement/changePairs';
import { type PersonChange, rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import { describe, expect, it } from 'vitest';

import { classOf, one, passport, persons, two } from './passportHolders.ts';

const rule: PairingContext['rule'] = {
  kinds: ['add', 'remove', 'replace'],
  allowsClassChange: true,
  allowsCombination: true,
};
const context: PairingContext = { rule, classOf };
const manual = passport(99, { occupationClass: '4' });
const changes: readonly PersonChange[] = [
  { kind: 'add', person: passport(98) },
  { kind: 'remove', original: one },
  { kind: 'add', person: manual },
  { kind: 'remove', original: two },
];

describe('an addition and a removal become a replacement', () => {
  it('offers the removals for an addition, and the additions for a removal', () => {
    expect(partnersOf(changes, 0, context)).toEqual([1, 3]);
    expect(partnersOf(changes, 3, context)).toEqual([0, 2]);
  });

  it('offers only persons of the same class if the product allows no other, and none without replacements', () => {
    const sameClass = { ...context, rule: { ...rule, allowsClassChange: false } };
    expect(partnersOf(changes, 1, sameClass)).toEqual([0]);
    expect(partnersOf(changes, 2, sameClass)).toEqual([]);
    expect(partnersOf(changes, 0, { ...context, rule: { ...rule, kinds: ['add', 'remove'] } })).toEqual([]);
  });

  it('stands at the place of the earlier one, and the other changes keep their order', () => {
    const next = joined(changes, 3, 0);
    expect(next).toEqual([{ kind: 'replace', original: two, person: passport(98) }, changes[1], changes[2]]);
    expect(joined(changes, 0, 3)).toEqual(next);
    expect(() => joined(changes, 0, 2)).toThrow(RangeError);
  });
});

const idsAfter = (all: readonly PersonChange[]) =>
  rosterAfter(persons, all)
    .map(({ idNo }) => idNo)
    .toSorted();

describe('a replacement becomes a removal and an addition', () => {
  it('insures the same persons as before, and joins again to the same replacement', () => {
    const replaced = joined(changes, 0, 1);
    const apart = split(replaced, 0);
    expect(apart.slice(0, 2)).toEqual([changes[1], changes[0]]);
    expect(idsAfter(apart)).toEqual(idsAfter(replaced));
    expect(joined(apart, 0, 1)).toEqual(replaced);
    expect(() => split(changes, 0)).toThrow(RangeError);
  });

  it('is offered only where the product allows both parts together, and never for a correction', () => {
    const replacement: PersonChange = { kind: 'replace', original: one, person: passport(98) };
    const { key: _key, ...same } = one;
    const correction: PersonChange = { kind: 'replace', original: one, person: { ...same, name: 'Anne Corrected' } };
    expect(allowsSplit(replacement, context)).toBe(true);
    expect(allowsSplit(replacement, { rule: { ...rule, kinds: ['remove', 'replace'] } })).toBe(false);
    expect(allowsSplit(replacement, { rule: { ...rule, allowsCombination: false } })).toBe(false);
    expect(meaningOf(correction)).toBe('correct');
    expect(allowsSplit(correction, context)).toBe(false);
  });
});
