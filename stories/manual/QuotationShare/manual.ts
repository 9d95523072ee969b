import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Hands a saved quotation to a customer: as a link, as a QR code, as plain text for a chat.',
  chinese: { name: '报价单分享', purpose: '把已保存的报价单交给客户：链接、二维码或聊天文本。' },
  synonyms: ['分享', '转发', '微信', 'share'],
  goodFor: ['the body of a `Dialog` on the page of a quotation'],
  insteadOf: [['`QrCode`', 'only a code is wanted, beside a link that is already there']],
  keyboard: [['Tab', 'through link, copy buttons and text; both texts can be selected']],
  accessibility: [
    'What copying came to is told in a status; where the browser refuses, the text stays selectable.',
    'The QR code says what scanning it does, and the same address stands above it as text.',
  ],
};
