import type { FieldDemand } from '../../problem/fieldDemand.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';

/** Kinds of files that an upload accepts. */
export type SubjectFileKind = 'image' | 'pdf' | 'video';

/**
 * The control of a field, which decides the form of its value: text, of at most `longest` characters where its
 * problems don't limit it; one of `words`, or
 * empty; a day `YYYY-MM-DD`, or empty; square metres with up to two decimals, or null; a whole number within limits, or
 * null; fen, or null; an `Address`; addresses of files; the address of one film, or empty.
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

/** The parts of a field's definition that say how it is given and told. */
export interface SubjectFieldShape {
  readonly control: SubjectControl;
  /**
   * Where the recap shows the field: in a row of its own at the top or the bottom, or in a cell beside others; `never`:
   * another field includes it, or it is for the insurer alone.
   */
  readonly recap: 'top' | 'cell' | 'bottom' | 'never';
  /** Field with the last day of the period that begins with this one; recap and documents tell both as one. */
  readonly until?: string;
  /** True when the application form lists the field. */
  readonly isPrinted: boolean;
}

/** The definition of a subject's field; form, checks, wire, recap and documents derive from it. */
export interface SubjectFieldRule<Subject, Code extends string, Product> extends SubjectFieldShape {
  /** Demand of the field, by the product where products differ. */
  readonly demand: FieldDemand | ((product: Product) => FieldDemand);
  /** Code of a required field without a value. @default 'fieldRequired' */
  readonly missing?: Code;
  /** Code of a required address without a street. @default 'fieldRequired' */
  readonly missingDetail?: Code;
  /** Code of a choice outside of the words. @default such a choice is no problem of the field alone */
  readonly unknown?: Code | SubjectProblemCode;
  /** Further problems of a field that has a value; paths begin at the field. */
  readonly problems?: (subject: Subject, product: Product) => readonly Problem<Code | SubjectProblemCode>[];
}

/** Every field of a subject, in the order of the form. */
export type SubjectFields<Subject, Code extends string, Product = ProductDefinition> = {
  readonly [Field in keyof Subject]-?: SubjectFieldRule<Subject, Code, Product>;
};

/** The demand of every field by a product. */
export const demandsOf = <Product>(
  fields: Readonly<Record<string, Parameters<typeof demandOf<Product>>[0]>>,
  product: Product,
): Readonly<Record<string, FieldDemand>> =>
  Object.fromEntries(Object.entries(fields).map(([field, rule]) => [field, demandOf(rule, product)]));

/** The values of a subject by the names of its fields. */
export const valuesOf = (subject: object): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(Object.entries(subject));

/** The demand of a field by a product. */
export const demandOf = <Product>(
  { demand }: { readonly demand: FieldDemand | ((product: Product) => FieldDemand) },
  product: Product,
): FieldDemand => (typeof demand === 'function' ? demand(product) : demand);
