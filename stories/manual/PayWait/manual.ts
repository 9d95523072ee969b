import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Waits for a payment that happens in another window, and says how it went.',
  chinese: { name: '等待支付', purpose: '等待在另一个窗口完成的支付，并显示结果。' },
  synonyms: ['支付', '收银台', '付款结果', 'payment'],
  goodFor: ['the page the agent sees while the cashier is open elsewhere'],
  insteadOf: [
    ['`Notice`', 'the payment was refused before a window opened'],
    ['`OrderStatusTag`', "the order's state in a list"],
  ],
  keyboard: [
    ['Tab', 'to the actions'],
    ['Enter / Space', 'opens the window again, asks the server now, or leads to the order'],
  ],
  accessibility: [
    'A section named by its state; state and hint are a `status`, so a change is announced without moving focus.',
    '`onReopen` runs inside the press, so that browsers allow the window; `payUrl` is the way without a window: a link in this tab, and its QR code for a phone.',
    '`PopupBlockedDialog` is an `alertdialog` whose one answer opens the window; focus starts on it.',
  ],
  frameHeight: 480,
};
