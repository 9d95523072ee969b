import { errorAt, type Problem } from '../problem/problem.ts';
import { valueAt } from '../problem/valueAt.ts';

/** The event that triggers the check of a field. */
export type FieldTrigger = 'change' | 'blur' | 'submit';

/** Code of the message that is shown when the check of a field fails. */
export type FieldRuleMessage = 'fieldRequired' | 'fieldTooSmall' | 'fieldTooLarge' | 'fieldTooLong' | 'fieldNotOffered';

/** A product's check of one field, with its trigger and its message. */
export type FieldRule = {
  /** Dotted path of the field inside the draft, for example `applicant.landline`. */
  readonly field: string;
  readonly trigger: FieldTrigger;
  readonly message: FieldRuleMessage;
} & (
  | { readonly rule: 'required' }
  | { readonly rule: 'atLeast' | 'atMost' | 'maxLength'; readonly limit: number }
  | { readonly rule: 'oneOf'; readonly values: readonly string[] }
);

type FieldValue = string | number | boolean | null | undefined;

const isEmpty = (value: FieldValue) => value === undefined || value === null || value === '' || value === false;

/**
 * True when the value passes the rule. An empty value fails only the rule `required`. A number that isn't finite fails
 * every limit.
 */
function holds(rule: FieldRule, value: FieldValue): boolean {
  if (rule.rule === 'required') return !isEmpty(value);
  if (isEmpty(value)) return true;
  if (rule.rule === 'oneOf') return rule.values.includes(String(value));
  if (rule.rule === 'maxLength') return Array.from(String(value)).length <= rule.limit;
  const number = Number(value);
  if (!Number.isFinite(number)) return false;
  return rule.rule === 'atLeast' ? number >= rule.limit : number <= rule.limit;
}

/**
 * Problems of one field, by those rules of the product that have the given trigger (specification §5, per-field rules).
 * The trigger `submit` runs all rules of the field.
 */
export const fieldProblems = (
  rules: readonly FieldRule[],
  field: string,
  trigger: FieldTrigger,
  value: FieldValue,
): readonly Problem<FieldRuleMessage>[] =>
  rules
    .filter((rule) => rule.field === field && (trigger === 'submit' || rule.trigger === trigger))
    .filter((rule) => !holds(rule, value))
    .map((rule) => errorAt(field, rule.message, 'limit' in rule ? { limit: rule.limit } : {}));

const isFieldValue = (value: unknown): value is FieldValue =>
  value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Problems that the product's field rules find in a submitted draft. */
export function fieldRuleProblems(
  { fieldRules = [] }: { readonly fieldRules?: readonly FieldRule[] },
  draft: unknown,
): readonly Problem<FieldRuleMessage>[] {
  return [...new Set(fieldRules.map(({ field }) => field))].flatMap((field) => {
    const value = valueAt(draft, field);
    return isFieldValue(value) ? fieldProblems(fieldRules, field, 'submit', value) : [];
  });
}

/** True when a problem is shown only after the submit, because the rule that found it has the trigger `submit`. */
export const waitsForSubmission = (
  { fieldRules = [] }: { readonly fieldRules?: readonly FieldRule[] },
  { path, code }: Pick<Problem, 'path' | 'code'>,
): boolean => fieldRules.some((rule) => rule.field === path && rule.message === code && rule.trigger === 'submit');
