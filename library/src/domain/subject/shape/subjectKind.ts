import type { Problem } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import type { RatingSubject } from '../../rating/subject.ts';
import type { SubjectFields } from './subjectField.ts';

/** The rules for one kind of insured subject. A new kind needs one folder and one line in `insuredSubjects.ts`. */
export interface SubjectKind<Subject, Code extends string> {
  /** A subject of this kind in which all fields are empty. */
  readonly empty: Subject;
  /** The definition of each field, in the order of the form. */
  readonly fields: SubjectFields<Subject, Code>;
  /** Returns all problems of a subject. Paths begin with the name of a field, for example `address.detail`. */
  readonly problems: (product: ProductDefinition, subject: Subject) => readonly Problem<Code | SubjectProblemCode>[];
  /**
   * Functions that convert a subject for the computation of the premium, by the basis of the product. A function
   * returns null while a value is missing.
   */
  readonly ratedBy: Readonly<Partial<Record<RatingSubject['basis'], (subject: Subject) => RatingSubject | null>>>;
}
