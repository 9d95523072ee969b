import { counted } from '../../i18n/counted.ts';
import { fieldRuleMessages } from '../../i18n/fieldRules.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `fieldRule`. Other files of this folder also use them. */
export const fieldRuleTexts: (typeof fieldRuleMessages)['zh-CN'] = {
  fieldRequired: () => '請填寫此項',
  fieldTooSmall: ({ limit }) => counted`不能小於 ${limit}`,
  fieldTooLarge: ({ limit }) => counted`不能大於 ${limit}`,
  fieldTooLong: ({ limit }) => counted`最多填寫 ${limit} 個字`,
  fieldNotOffered: () => '所選項不在可選範圍內，請重新選擇',
};

export const fieldRule: ReplacedMessages = replaceMessages(fieldRuleMessages, { 'zh-HK': fieldRuleTexts });
