import { isCalendarDay } from '../../calendar/calendarDay.ts';
import { errorAt, type Problem } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { areaProblems, costProblems, countProblems } from '../../rating/inputProblems.ts';
import type { Address } from '../../region/address.ts';
import { demandOf, type SubjectControl, type SubjectFieldRule, type SubjectFields, valuesOf } from './subjectField.ts';

const longestAddress = 200;

/** True when the value of a field is an address. */
export const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'cityCode' in value;

/** True when a field has no value: its text is empty, its number is missing, or it has no file. */
const isEmpty = (value: unknown, control: SubjectControl): boolean => {
  if (typeof value === 'string') return (control.kind === 'text' ? control.normalise(value) : value).trim() === '';
  if (Array.isArray(value)) return value.every((file) => file === '');
  return value === null || value === undefined;
};

/** Problems of a value that its control doesn't accept, for example a text that is too long. */
function formProblems(path: string, value: unknown, control: SubjectControl): readonly Problem<SubjectProblemCode>[] {
  if (typeof value === 'string') {
    if (control.kind === 'day') return isCalendarDay(value) ? [] : [errorAt(path, 'dateInvalid')];
    const { longest: max = Infinity } = control.kind === 'text' ? control : {};
    return value.length > max ? [errorAt(path, 'textTooLong', { max })] : [];
  }
  if (typeof value !== 'number') return [];
  if (control.kind === 'area') return areaProblems(path, value);
  if (control.kind === 'money') return costProblems(path, value);
  if (control.kind !== 'count') return [];
  return countProblems(path, value, { min: control.min, max: control.max });
}

/**
 * Problems of a required address. At least its province and city must be chosen. If the street is required too, it must
 * be filled in and must not be too long.
 */
function addressProblems<Code extends string>(
  path: string,
  { cityCode, detail }: Address,
  { missing, missingDetail, isDetailOptional }: AddressCodes<Code>,
): readonly Problem<Code | SubjectProblemCode>[] {
  const street = `${path}.detail`;
  const ofRegion = cityCode > 0 ? [] : [errorAt(path, missing ?? 'fieldRequired')];
  if (isDetailOptional) return ofRegion;
  if (detail.trim() === '') return [...ofRegion, errorAt(street, missingDetail ?? 'fieldRequired')];
  const isLong = detail.length > longestAddress;
  return isLong ? [...ofRegion, errorAt(street, 'textTooLong', { max: longestAddress })] : ofRegion;
}

interface AddressCodes<Code extends string> {
  readonly missing: Code | undefined;
  readonly missingDetail: Code | undefined;
  readonly isDetailOptional: boolean;
}

function problemsOfField<Subject, Code extends string, Product>(
  path: string,
  value: unknown,
  { rule, subject, product }: { rule: SubjectFieldRule<Subject, Code, Product>; subject: Subject; product: Product },
): readonly Problem<Code | SubjectProblemCode>[] {
  const { control, missing, missingDetail, unknown } = rule;
  const isRequired = demandOf(rule, product) === 'required';
  const further = rule.problems?.(subject, product) ?? [];
  if (control.kind === 'address') {
    if (!isAddress(value) || !isRequired) return further;
    const { isDetailOptional } = control;
    return [...addressProblems(path, value, { missing, missingDetail, isDetailOptional }), ...further];
  }
  if (isEmpty(value, control)) return isRequired ? [errorAt(path, missing ?? 'fieldRequired')] : [];
  if (control.kind === 'choice' && unknown && !control.words.some((word) => word === value)) {
    return [errorAt(path, unknown)];
  }
  return [...formProblems(path, value, control), ...further];
}

/**
 * All problems of a subject, in the order of the form. Paths begin with the name of a field, for example
 * `address.detail`.
 */
export function fieldProblems<Subject extends object, Code extends string, Product>(
  fields: SubjectFields<Subject, Code, Product>,
  product: Product,
  subject: Subject,
): readonly Problem<Code | SubjectProblemCode>[] {
  const values = valuesOf(subject);
  const rules = Object.entries<SubjectFieldRule<Subject, Code, Product>>(fields);
  return rules.flatMap(([field, rule]) => problemsOfField(field, values.get(field), { rule, subject, product }));
}
