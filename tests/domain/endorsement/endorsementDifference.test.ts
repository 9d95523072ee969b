import { endorsementDifference } from '@tuanbao/library/domain/endorsement/endorsementDifference';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { emptyPerson, type NewPerson } from '@tuanbao/library/domain/roster/person';
import { describe, expect, it } from 'vitest';

const person = (name: string, idNo = ''): NewPerson => ({ ...emptyPerson, name, idNo });
const add = (name: string, idNo = ''): PersonChange => ({ kind: 'add', person: person(name, idNo) });
const remove = (key: number): PersonChange => ({ kind: 'remove', original: { ...person(`在册${key}`), key } });
const replace = (key: number, name: string): PersonChange => ({
  kind: 'replace',
  original: { ...person(`在册${key}`), key },
  person: person(name),
});
const content = (changes: readonly PersonChange[], effectiveDate = '2026-12-01') => ({
  request: { effectiveDate, changes },
  materials: [],
});
const changesOf = (mine: readonly PersonChange[], theirs: readonly PersonChange[]) =>
  endorsementDifference(content(mine), content(theirs)).changes;

const withFiles = (files: readonly string[]) => ({ ...content([]), materials: [{ code: 'proof', files }] });

const between = (mine: readonly string[], theirs: readonly string[]) =>
  endorsementDifference(withFiles(mine), withFiles(theirs)).materials;

describe('the differences of two versions of an endorsement', () => {
  it('are empty for equal contents, in any order', () => {
    const [one, other] = [add('赵一', '110101199003070011'), remove(4)];
    expect(endorsementDifference(content([one, other]), content([other, one]))).toEqual({
      effectiveDate: null,
      changes: { onlyMine: [], onlyTheirs: [], changed: [] },
      materials: [],
    });
  });

  it('are the day', () => {
    const { effectiveDate } = endorsementDifference(content([], ''), content([], '2027-01-01'));
    expect(effectiveDate).toEqual({ mine: '', theirs: '2027-01-01' });
  });

  it('are persons who are added in only one version', () => {
    const [one, other] = [add('赵一', '110101199003070011'), add('钱二', '110101199003070038')];
    expect(changesOf([one], [other])).toEqual({ onlyMine: [one], onlyTheirs: [other], changed: [] });
  });

  it('are changed data of a person, found by number or, without a number, by name', () => {
    const [mine, theirs] = [add('赵一', '110101199003070011'), add('赵壹', '110101199003070011')];
    const named = { ...person('孙三'), occupationCode: '0101' };
    const pair = { mine: add('孙三'), theirs: { kind: 'add', person: named } as const };
    expect(changesOf([mine, pair.mine], [theirs, pair.theirs]).changed).toEqual([{ mine, theirs }, pair]);
  });

  it('are an insured person who is removed in one version and replaced in the other', () => {
    expect(changesOf([remove(4)], [replace(4, '李四')])).toEqual({
      onlyMine: [],
      onlyTheirs: [],
      changed: [{ mine: remove(4), theirs: replace(4, '李四') }],
    });
  });

  it('are each of two equal changes separately', () => {
    expect(changesOf([add('赵一'), add('赵一')], [add('赵一')]).onlyMine).toEqual([add('赵一')]);
  });

  it('are the files of a material, also if their count is the same', () => {
    expect(between(['a'], ['b'])).toEqual([{ code: 'proof', mine: 1, theirs: 1 }]);
    expect(between([], ['b', 'c'])).toEqual([{ code: 'proof', mine: 0, theirs: 2 }]);
    expect(between(['a'], ['a'])).toEqual([]);
  });
});
