import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Hands an address to the camera of a phone.',
  chinese: { name: '二维码', purpose: '让手机扫码打开地址。' },
  synonyms: ['扫码', '二维码', 'QR'],
  goodFor: ['paying on a phone', 'a quotation that a customer opens', 'the page that shows a policy to be real'],
  insteadOf: [['`Link`', 'the user is already on the device that opens it; beside a code offer the link too']],
  keyboard: [],
  accessibility: [
    'An image (`role="img"`) whose name says what scanning does.',
    'Dark on white in every theme and in forced colours: cameras miss codes that are light on dark.',
    'Redundant by rule: users who can’t scan use the link beside it.',
  ],
};
