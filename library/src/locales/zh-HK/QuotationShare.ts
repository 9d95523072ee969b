import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/QuotationShare/QuotationShare.messages.ts';

export const quotationShare: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    address: '報價連結',
    addressHint: (validUntil) => `客戶無需登入即可開啟，${validUntil} 後失效。頁面不顯示推廣費和專業價格。`,
    copyAddress: '複製連結',
    scan: '掃描二維碼查看報價',
    text: '文字版報價',
    copyText: '複製文字',
    copied: '已複製',
    notCopied: '瀏覽器不允許複製，請選中後手動複製',
  },
});
