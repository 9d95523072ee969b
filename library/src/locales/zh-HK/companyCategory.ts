import { companyCategoryMessages } from '../../i18n/enumerations/companyCategory.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const companyCategory: ReplacedMessages = replaceMessages(companyCategoryMessages, {
  'zh-HK': { large: '大型企業', medium: '中型企業', small: '小型企業', micro: '微型企業' },
});
