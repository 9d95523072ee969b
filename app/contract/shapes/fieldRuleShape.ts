import type { FieldRule, FieldRuleMessage, FieldTrigger } from '@tuanbao/library/domain/product/fieldRule';

import type { JsonSchema } from '../wire/jsonSchema.ts';
import { anyOf, listOf, objectOf, text, whole, wordOf } from './jsonShape.ts';

const ruled = {
  field: text,
  trigger: wordOf<FieldTrigger>({ change: true, blur: true, submit: true }),
  message: wordOf<FieldRuleMessage>({
    fieldRequired: true,
    fieldTooSmall: true,
    fieldTooLarge: true,
    fieldTooLong: true,
    fieldNotOffered: true,
  }),
};

type LimitRule = Extract<FieldRule, { limit: number }>;

/** JSON Schema of a rule that a product adds to a field of its form. */
export const fieldRuleShape: JsonSchema = anyOf(
  objectOf<Extract<FieldRule, { rule: 'required' }>>({ ...ruled, rule: { const: 'required' } }),
  objectOf<LimitRule>({
    ...ruled,
    rule: wordOf<LimitRule['rule']>({ atLeast: true, atMost: true, maxLength: true }),
    limit: whole,
  }),
  objectOf<Extract<FieldRule, { rule: 'oneOf' }>>({ ...ruled, rule: { const: 'oneOf' }, values: listOf(text) }),
);
