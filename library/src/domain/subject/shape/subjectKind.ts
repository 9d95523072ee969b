import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import type { RatingSubject } from '../../rating/subject.ts';

/** The rules of one kind of subject. A new kind is one folder and one line in `insuredSubjects.ts`. */
export interface SubjectKind<Subject> {
  /** A subject with all fields empty. */
  readonly empty: Subject;
  /** All problems of a subject; paths are those of its fields. */
  readonly problems: (product: ProductDefinition, subject: Subject) => readonly SubjectProblem[];
  /** The rated subject, by the basis of the product; null while a number is missing. */
  readonly ratedBy: Readonly<Partial<Record<RatingSubject['basis'], (subject: Subject) => RatingSubject | null>>>;
  /** Addresses of its files. */
  readonly files: (subject: Subject) => readonly string[];
}
