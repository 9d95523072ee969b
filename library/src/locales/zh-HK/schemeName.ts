import { chineseNumeral } from '../../i18n/chineseNumeral.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { schemeNameMessages } from '../../i18n/schemeName.messages.ts';

export const schemeName: ReplacedMessages = replaceMessages(schemeNameMessages, {
  'zh-HK': { nameOf: (number) => `保障計劃${chineseNumeral(number)}` },
});
