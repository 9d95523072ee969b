import type { FieldDemand } from '../../problem/fieldDemand.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';

/** Kinds of files that an upload accepts. */
export type SubjectFileKind = 'image' | 'pdf' | 'video';

/**
 * The control of a field; it decides the type of the field's value.
 *
 * - text: a string; `longest` is the maximum number of characters if the field's problems don't limit it
 * - choice: one of `words`, or empty
 * - day: `YYYY-MM-DD`, or empty
 * - area: square metres with up to two decimals, or null
 * - count: a whole number within limits, or null
 * - money: fen, or null
 * - address: an `Address`
 * - files: addresses of files
 * - film: the address of one film, or empty
 */
export type SubjectControl =
  | { readonly kind: 'text'; readonly longest?: number; readonly normalise: (text: string) => string }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'area' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'money' }
  | { readonly kind: 'address'; readonly isDetailOptional: boolean }
  | { readonly kind: 'files'; readonly accept: readonly SubjectFileKind[]; readonly most: number }
  | { readonly kind: 'film' };

/**
 * The parts of a field's definition that don't depend on the kind of subject: its control, and where it is displayed.
 */
export interface SubjectFieldShape {
  readonly control: SubjectControl;
  /**
   * Where the recap shows the field: in its own row at the top or bottom, or in a cell beside other fields. `never`
   * when another field includes it, or when only the insurer needs it.
   */
  readonly recap: 'top' | 'cell' | 'bottom' | 'never';
  /**
   * Name of the field with the last day of the period that begins on this day. Recap and documents show both days as
   * one period.
   */
  readonly until?: string;
  /** True when the application form lists the field. */
  readonly isPrinted: boolean;
}

/**
 * The definition of a subject's field. The form, the checks, the request format, the recap and the documents use it.
 */
export interface SubjectFieldRule<Subject, Code extends string, Product> extends SubjectFieldShape {
  /** Requirement for the field: required, optional or hidden; a function when it depends on the product. */
  readonly demand: FieldDemand | ((product: Product) => FieldDemand);
  /** Code of the problem when the required field has no value. @default 'fieldRequired' */
  readonly missing?: Code;
  /** Code of the problem when the required address has no street. @default 'fieldRequired' */
  readonly missingDetail?: Code;
  /** Code of the problem when the value isn't one of the words. @default no problem of this field */
  readonly unknown?: Code | SubjectProblemCode;
  /** Returns further problems of a field that has a value. Paths begin with the name of the field. */
  readonly problems?: (subject: Subject, product: Product) => readonly Problem<Code | SubjectProblemCode>[];
}

/** Every field of a subject, in the order of the form. */
export type SubjectFields<Subject, Code extends string, Product = ProductDefinition> = {
  readonly [Field in keyof Subject]-?: SubjectFieldRule<Subject, Code, Product>;
};

/** For each field: whether the product requires it, allows it or hides it. */
export const demandsOf = <Product>(
  fields: Readonly<Record<string, Parameters<typeof demandOf<Product>>[0]>>,
  product: Product,
): Readonly<Record<string, FieldDemand>> =>
  Object.fromEntries(Object.entries(fields).map(([field, rule]) => [field, demandOf(rule, product)]));

/** The values of a subject by the names of its fields. */
export const valuesOf = (subject: object): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(Object.entries(subject));

/** Returns the requirement of a product for a field: required, optional or hidden. */
export const demandOf = <Product>(
  { demand }: { readonly demand: FieldDemand | ((product: Product) => FieldDemand) },
  product: Product,
): FieldDemand => (typeof demand === 'function' ? demand(product) : demand);
