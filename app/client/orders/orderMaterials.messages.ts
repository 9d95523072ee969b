import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '投保资料',
    loading: '正在加载资料',
    rejected: '保险公司退回了资料，请补充后重新提交审核。',
    due: '保单已生效，还需补充资料。',
    rejectedPapers: '退回的资料',
    because: (paper: string, reason: string) => `${paper}：${reason}`,
    supplement: '补充资料',
    surrendered: '保单已退保，退款进度见订单进度。',
  },
  {
    title: 'Papers',
    loading: 'Loading the papers',
    rejected: 'The insurer sent papers back. Complete them for another review.',
    due: 'The policy is in force; some papers are still due.',
    rejectedPapers: 'Papers that were sent back',
    because: (paper: string, reason: string) => `${paper}: ${reason}`,
    supplement: 'Complete the papers',
    surrendered: 'The policy was surrendered; the progress shows the refund.',
  },
);
