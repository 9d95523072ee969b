import type { FieldDemand } from '../../problem/fieldDemand.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';

/** Kinds of files that an upload accepts. */
export type SubjectFileKind = 'image' | 'pdf' | 'video';

/**
 * The control with which the form shows a field. It decides the type of the field's value.
 *
 * - text: a string; `longest` is the maximum number of characters, if the field's `problems` don't limit it; the form
 *   gives more width to a field that `isLong`, such as a name or an address
 * - choice: one of `words`, or empty
 * - day: `YYYY-MM-DD`, or empty
 * - area: square metres with up to two decimals, or null
 * - count: a whole number within limits, or null
 * - money: fen, or null
 * - address: an `Address`
 * - files: addresses of files
 * - film: the address of one film, or empty
 * - rows: objects with `fields`; `empty` is a row in which all fields are empty
 */
export type SubjectControl =
  | {
      readonly kind: 'text';
      readonly longest?: number;
      readonly isLong?: boolean;
      readonly normalise: (text: string) => string;
    }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'area' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'money' }
  | { readonly kind: 'address'; readonly isDetailOptional: boolean }
  | { readonly kind: 'files'; readonly accept: readonly SubjectFileKind[]; readonly most: number }
  | { readonly kind: 'film' }
  | {
      readonly kind: 'rows';
      readonly fields: Readonly<Record<string, SubjectFieldShape>>;
      readonly empty: object;
      readonly most: number;
    };

/**
 * The parts of a field's definition that are the same for every kind of subject: its control, and where it is
 * displayed.
 */
export interface SubjectFieldShape {
  readonly control: SubjectControl;
  /**
   * Place of the field in the summary. `top`, `bottom`: a separate row at the top or bottom. `cell`: a cell beside
   * other fields. `never`: the summary has no place for the field.
   */
  readonly recap: 'top' | 'cell' | 'bottom' | 'never';
  /**
   * Only set in the field with the first day of a period: the name of the field with the last day. Summary and
   * documents show both days as one period.
   */
  readonly until?: string;
  /** True when the application form prints the field. */
  readonly isPrinted: boolean;
}

/**
 * The definition of one field of a subject. The form, the checks, the request format, the summary and the documents use
 * it.
 */
export interface SubjectFieldRule<Subject, Code extends string, Product> extends SubjectFieldShape {
  /** Demand for the field: required, optional or hidden. It is a function when it depends on the product. */
  readonly demand: FieldDemand | ((product: Product) => FieldDemand);
  /** Code of the problem when the field is required and has no value. @default 'fieldRequired' */
  readonly missing?: Code;
  /** Code of the problem when the address is required and has no street. @default 'fieldRequired' */
  readonly missingDetail?: Code;
  /** Code of the problem when the value isn't one of the control's words. @default the field has no such problem */
  readonly unknown?: Code | SubjectProblemCode;
  /**
   * Returns the problems that the field's `control` doesn't find. They aren't reported when the field has no value, or
   * when `unknown` is reported; an address always counts as a value. Paths begin with the name of the field.
   */
  readonly problems?: (subject: Subject, product: Product) => readonly Problem<Code | SubjectProblemCode>[];
}

/** The definitions of all fields of a subject, in the order of the form. */
export type SubjectFields<Subject, Code extends string, Product = ProductDefinition> = {
  readonly [Field in keyof Subject]-?: SubjectFieldRule<Subject, Code, Product>;
};

/** Returns the product's demand for each field: required, optional or hidden. */
export const demandsOf = <Product>(
  fields: Readonly<Record<string, Parameters<typeof demandOf<Product>>[0]>>,
  product: Product,
): Readonly<Record<string, FieldDemand>> =>
  Object.fromEntries(Object.entries(fields).map(([field, rule]) => [field, demandOf(rule, product)]));

/** The values of a subject's fields, by the names of the fields. */
export const valuesOf = (subject: object): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(Object.entries(subject));

/** The rows that a field contains; empty when the value isn't a list of objects. */
export const rowsOf = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((row): row is object => typeof row === 'object' && row !== null) : [];

/** Returns a product's demand for a field: required, optional or hidden. */
export const demandOf = <Product>(
  { demand }: { readonly demand: FieldDemand | ((product: Product) => FieldDemand) },
  product: Product,
): FieldDemand => (typeof demand === 'function' ? demand(product) : demand);
