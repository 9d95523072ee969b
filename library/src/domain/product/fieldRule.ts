import { errorAt, type Problem } from '../problem/problem.ts';
import { valueAt } from '../problem/valueAt.ts';

/** The event after which a form shows the result of a field's check. */
export type FieldTrigger = NonNullable<Problem['shownOn']>;

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
 * True when the value passes the rule. An empty value passes every rule except `required`. A value that isn't a finite
 * number fails `atLeast` and `atMost`.
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

const problemOf = (rule: FieldRule): Problem<FieldRuleMessage> => ({
  ...errorAt(rule.field, rule.message, 'limit' in rule ? { limit: rule.limit } : {}),
  shownOn: rule.trigger,
});

const isFieldValue = (value: unknown): value is FieldValue =>
  value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Problems that the product's field rules find in a draft (specification §5, per-field rules). All of these problems
 * prevent the submit. The trigger of a rule decides when a form shows the problem.
 */
export function fieldRuleProblems(
  { fieldRules = [] }: { readonly fieldRules?: readonly FieldRule[] },
  draft: unknown,
): readonly Problem<FieldRuleMessage>[] {
  return fieldRules.flatMap((rule) => {
    const value = valueAt(draft, rule.field);
    return isFieldValue(value) && !holds(rule, value) ? [problemOf(rule)] : [];
  });
}
