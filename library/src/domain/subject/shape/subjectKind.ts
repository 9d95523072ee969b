import type { Problem } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import type { RatingSubject } from '../../rating/subject.ts';
import type { SubjectFields } from './subjectField.ts';

/** The rules of one kind of subject. A new kind is one folder and one line in `insuredSubjects.ts`. */
export interface SubjectKind<Subject, Code extends string> {
  /** A subject with all fields empty. */
  readonly empty: Subject;
  /** The definition of each field, in the order of the form. */
  readonly fields: SubjectFields<Subject, Code>;
  /** All problems of a subject; paths are those of its fields. */
  readonly problems: (product: ProductDefinition, subject: Subject) => readonly Problem<Code | SubjectProblemCode>[];
  /** The subject as rating needs it, by the premium basis of the product; null while a number is missing. */
  readonly ratedBy: Readonly<Partial<Record<RatingSubject['basis'], (subject: Subject) => RatingSubject | null>>>;
}
