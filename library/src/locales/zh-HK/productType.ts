import { productTypeMessages } from '../../i18n/enumerations/productType.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const productType: ReplacedMessages = replaceMessages(productTypeMessages, {
  'zh-HK': { native: '在線投保', api: 'API 對接', cps: 'CPS 跳轉', offline: '線下投保' },
});
