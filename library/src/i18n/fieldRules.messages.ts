import type { Problem } from '../domain/problem/problem.ts';
import type { FieldRuleMessage } from '../domain/product/fieldRule.ts';
import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { plural } from './plural.ts';

/** Texts for the problems that a product's field rules find. */
export type FieldRuleMessages = Readonly<Record<FieldRuleMessage, (params: Problem['params']) => string>>;

export const fieldRuleMessages: MessagePack<FieldRuleMessages> = messagePack<FieldRuleMessages>(
  {
    fieldRequired: () => '请填写此项',
    fieldTooSmall: ({ limit }) => counted`不能小于 ${limit}`,
    fieldTooLarge: ({ limit }) => counted`不能大于 ${limit}`,
    fieldTooLong: ({ limit }) => counted`最多填写 ${limit} 个字`,
    fieldNotOffered: () => '所选项不在可选范围内，请重新选择',
  },
  {
    fieldRequired: () => 'Fill this in',
    fieldTooSmall: ({ limit }) => `At least ${limit}`,
    fieldTooLarge: ({ limit }) => `At most ${limit}`,
    fieldTooLong: ({ limit }) => counted`At most ${plural(limit, 'character')}`,
    fieldNotOffered: () => 'This option isn’t available. Choose again',
  },
);
