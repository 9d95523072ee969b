import {
  type EndorsablePolicy,
  type EndorsementContext,
  endorsementProblems,
} from '@tuanbao/library/domain/endorsement/endorsementProblems';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { defaultEndorsementRule, type EndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';

/** Returns a fictional person with a passport. `number` is part of the name and of the passport's number. */
export const passport = (number: number, changed: Partial<NewPerson> = {}): NewPerson => ({
  ...emptyPerson,
  name: `Anna ${number}`,
  idType: 'passport',
  idNo: `E${10_000_000 + number}`,
  occupationClass: '1',
  schemeId: 'a',
  ...changed,
});

/** Ten insured persons. */
export const persons: readonly Person[] = Array.from({ length: 10 }, (_, at) => ({ ...passport(at), key: at + 1 }));
export const [one, two] = persons as readonly [Person, Person];

/** The occupation class of a person. */
export const classOf = ({ occupationClass }: NewPerson) => Number(occupationClass) as OccupationClass;

/** Returns the problems of changes to the ten insured persons, as `path code`. */
export function problemsOf(
  changes: readonly PersonChange[],
  rule: Partial<EndorsementRule> = {},
  policy: Partial<EndorsablePolicy> = {},
  effectiveDate = '2026-12-01',
): readonly string[] {
  const context: EndorsementContext = {
    rule: { ...defaultEndorsementRule, ...rule },
    policy: {
      cover: { startDate: '2026-06-01', endDate: '2027-05-31' },
      persons,
      initialHeads: 10,
      removedSoFar: 0,
      replacedSoFar: 0,
      formerIdentities: new Set(),
      hasOpenEndorsement: false,
      ...policy,
    },
    today: '2026-11-20',
    classOf,
  };
  return endorsementProblems({ effectiveDate, changes }, context).map(({ path, code }) => `${path} ${code}`.trim());
}
