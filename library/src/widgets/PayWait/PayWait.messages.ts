import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** State of a payment, as the waiting page shows it. */
export type PayState = 'opening' | 'waiting' | 'paid' | 'insured' | 'failed' | 'closed' | 'blocked';

export interface PayWaitMessages {
  readonly states: Readonly<Record<PayState, { readonly title: string; readonly hint: string }>>;
  readonly orderSn: string;
  readonly amount: string;
  readonly paidAmount: string;
  readonly reopen: string;
  readonly payAgain: string;
  readonly check: string;
  readonly viewOrder: string;
  /** Texts for the payment of an endorsement. They replace the corresponding texts for an order. */
  readonly endorsement: { readonly sn: string; readonly view: string; readonly paid: string };
  readonly payHere: string;
  readonly scan: string;
  readonly blockedTitle: string;
  readonly blocked: string;
  readonly authorise: string;
  readonly cancel: string;
}

export const messages: MessagePack<PayWaitMessages> = messagePack<PayWaitMessages>(
  {
    states: {
      opening: { title: '正在打开支付窗口', hint: '请稍候，支付将在新窗口中进行' },
      waiting: { title: '等待支付', hint: '请在新打开的窗口中完成支付，完成后本页会自动更新' },
      paid: { title: '支付成功', hint: '保险公司正在承保，可在订单详情查看进度' },
      insured: { title: '承保成功', hint: '已收到保费，保单已生成，可在订单详情查看' },
      failed: { title: '支付未成功', hint: '如已扣款，款项将原路退回；您可以重新支付' },
      closed: { title: '支付窗口已关闭', hint: '还未收到支付结果。如已付款请点击“我已支付”，否则可重新打开支付窗口' },
      blocked: {
        title: '支付窗口未能打开',
        hint: '浏览器拦截了弹窗，请在本页支付，或用手机扫码支付；完成后本页会自动更新',
      },
    },
    orderSn: '订单号',
    amount: '应付保费',
    paidAmount: '已付保费',
    reopen: '重新打开支付窗口',
    payAgain: '重新支付',
    check: '我已支付',
    viewOrder: '查看订单',
    endorsement: { sn: '保全号', view: '查看保全', paid: '已收到补交的保费，保险公司审核后变更生效' },
    payHere: '在本页支付',
    scan: '用手机扫码支付',
    blockedTitle: '支付窗口被浏览器拦截',
    blocked: '弹窗授权失败，无法打开支付窗口，请点击“授权”重试',
    authorise: '授权',
    cancel: '取消',
  },
  {
    states: {
      opening: { title: 'Opening the payment window', hint: 'One moment. You pay in a new window' },
      waiting: {
        title: 'Waiting for payment',
        hint: 'Pay in the window that has opened. This page updates automatically',
      },
      paid: { title: 'Paid', hint: 'The insurer is underwriting. Follow the progress on the order page' },
      insured: { title: 'Insured', hint: 'The policy has been issued. View it on the order page' },
      failed: {
        title: 'Payment failed',
        hint: 'You were not charged, or the money will be returned the way you paid. You can pay again',
      },
      closed: {
        title: 'The payment window was closed',
        hint: 'No payment result yet. If you have paid, choose “I have paid”; otherwise open the payment window again',
      },
      blocked: {
        title: 'The payment window did not open',
        hint: 'Your browser blocked it. Pay on this page, or scan the code with a phone. This page updates automatically',
      },
    },
    orderSn: 'Order',
    amount: 'Premium to pay',
    paidAmount: 'Premium paid',
    reopen: 'Open the payment window again',
    payAgain: 'Pay again',
    check: 'I have paid',
    viewOrder: 'View order',
    endorsement: {
      sn: 'Endorsement',
      view: 'View endorsement',
      paid: 'The additional premium has arrived. The change takes effect once the insurer has reviewed it',
    },
    payHere: 'Pay on this page',
    scan: 'Scan to pay with a phone',
    blockedTitle: 'The payment window can’t be opened',
    blocked: 'Pop-up authorisation failed, cannot open the payment window, click Authorise to try again',
    authorise: 'Authorise',
    cancel: 'Cancel',
  },
);
