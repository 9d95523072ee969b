import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '支付',
    openingTitle: '正在打开支付页面',
    openingText: '正在提交订单并连接收银台，请不要关闭此窗口。',
    loading: '正在查询支付结果',
  },
  {
    title: 'Payment',
    openingTitle: 'Opening the payment page',
    openingText: 'Your order is being submitted. Keep this window open.',
    loading: 'Checking the payment result',
  },
);
