import { identityOf } from '../roster/duplicates.ts';
import { type NewPerson, personFields } from '../roster/person.ts';
import type { UploadedMaterial } from './endorsementMaterials.ts';
import type { EndorsementRequest, PersonChange } from './personChange.ts';

/** The parts of an endorsement's draft that are compared. */
export interface EndorsementContent {
  readonly request: EndorsementRequest;
  readonly materials: readonly UploadedMaterial[];
}

/** A material with different uploaded files in two versions of a draft, and the number of files in each version. */
export interface MaterialDifference {
  readonly code: string;
  readonly mine: number;
  readonly theirs: number;
}

/** The differences between the user's version (`mine`) and another version (`theirs`) of an endorsement's draft. */
export interface EndorsementDifference {
  /** The effective dates of both versions, `YYYY-MM-DD` or empty; null when they are equal. */
  readonly effectiveDate: { readonly mine: string; readonly theirs: string } | null;
  readonly changes: {
    readonly onlyMine: readonly PersonChange[];
    readonly onlyTheirs: readonly PersonChange[];
    /** Pairs of changes, one from each version, that concern the same person but differ in their data or kind. */
    readonly changed: readonly { readonly mine: PersonChange; readonly theirs: PersonChange }[];
  };
  readonly materials: readonly MaterialDifference[];
}

/**
 * Key of the person whom a change concerns. The key of an insured person is the key in the policy. The key of a new
 * person is the identity (id type and number) or, if the identity is missing, the name.
 */
const subjectOf = (change: PersonChange): string =>
  change.kind === 'add' ? `new ${identityOf(change.person) || change.person.name}` : `insured ${change.original.key}`;

const isSamePerson = (one: NewPerson, other: NewPerson): boolean =>
  personFields.every((field) => one[field] === other[field]);

function isSameChange(one: PersonChange, other: PersonChange): boolean {
  if (one.kind === 'remove' || other.kind === 'remove') return one.kind === other.kind;
  return one.kind === other.kind && isSamePerson(one.person, other.person);
}

/**
 * Pairs the changes in two lists that concern the same person. A change without a partner is reported for the list that
 * contains it.
 */
function changesBetween(
  mine: readonly PersonChange[],
  theirs: readonly PersonChange[],
): EndorsementDifference['changes'] {
  const unpaired = new Map<string, PersonChange[]>();
  for (const change of theirs) {
    const others = unpaired.get(subjectOf(change));
    if (others) others.push(change);
    else unpaired.set(subjectOf(change), [change]);
  }
  const onlyMine: PersonChange[] = [];
  const changed: { mine: PersonChange; theirs: PersonChange }[] = [];
  for (const change of mine) {
    const other = unpaired.get(subjectOf(change))?.shift();
    if (other === undefined) onlyMine.push(change);
    else if (!isSameChange(change, other)) changed.push({ mine: change, theirs: other });
  }
  const left = new Set([...unpaired.values()].flat());
  return { onlyMine, onlyTheirs: theirs.filter((change) => left.has(change)), changed };
}

const filesOf = (materials: readonly UploadedMaterial[], code: string): readonly string[] =>
  materials.find((material) => material.code === code)?.files ?? [];

function materialsBetween(
  mine: readonly UploadedMaterial[],
  theirs: readonly UploadedMaterial[],
): readonly MaterialDifference[] {
  const codes = new Set([...mine, ...theirs].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const [own, other] = [filesOf(mine, code), filesOf(theirs, code)];
    const isSame = own.length === other.length && own.every((file, at) => file === other[at]);
    return isSame ? [] : [{ code, mine: own.length, theirs: other.length }];
  });
}

/**
 * Compares two versions of an endorsement's draft: the effective dates, the changes of each person, and the materials.
 */
export function endorsementDifference(mine: EndorsementContent, theirs: EndorsementContent): EndorsementDifference {
  const [own, other] = [mine.request.effectiveDate, theirs.request.effectiveDate];
  return {
    effectiveDate: own === other ? null : { mine: own, theirs: other },
    changes: changesBetween(mine.request.changes, theirs.request.changes),
    materials: materialsBetween(mine.materials, theirs.materials),
  };
}
