import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import type { RatingSubject } from '../../rating/subject.ts';

/** The rules of one kind of subject. A new kind needs one folder and one line in `insuredSubjects.ts`. */
export interface SubjectKind<Subject> {
  /** A subject without any input. */
  readonly empty: Subject;
  /** All problems of a subject; paths are its fields. */
  readonly problems: (product: ProductDefinition, subject: Subject) => readonly SubjectProblem[];
  /** Functions that return the rated subject, by the basis of the product. They return null while data are missing. */
  readonly ratedBy: Readonly<Partial<Record<RatingSubject['basis'], (subject: Subject) => RatingSubject | null>>>;
  /** Addresses of the subject's files. */
  readonly files: (subject: Subject) => readonly string[];
}
