import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '投保资料',
    and: '、',
    loading: '正在加载资料',
    rejected: '保险公司退回了资料，请补充后重新提交审核。',
    due: '保单已生效，还需补充资料。',
    rejectedPapers: '退回的资料',
    because: (paper: string, reason: string) => `${paper}：${reason}`,
    supplement: '补充资料',
    surrendered: '保单已退保，退款进度见订单进度。',
    missingDue: (papers: string) => `还缺：${papers}`,
    missingLater: (papers: string) => `未上传：${papers}。现在无需上传，保险公司需要时会退回订单，届时可在此补充。`,
    missingNotNeeded: (papers: string) => `未上传：${papers}。保险公司承保时未要求，无需再补。`,
  },
  {
    title: 'Papers',
    and: ', ',
    loading: 'Loading the papers',
    rejected: 'The insurer sent papers back. Complete them for another review.',
    due: 'The policy is in force; some papers are still due.',
    rejectedPapers: 'Papers that were sent back',
    because: (paper: string, reason: string) => `${paper}: ${reason}`,
    supplement: 'Complete the papers',
    surrendered: 'The policy was surrendered; the progress shows the refund.',
    missingDue: (papers) => `Still missing: ${papers}`,
    missingLater: (papers) =>
      `Not uploaded: ${papers}. Nothing to do now: if the insurer needs them, the order comes back and they can be added here.`,
    missingNotNeeded: (papers) =>
      `Not uploaded: ${papers}. The insurer issued the policy without them; they are no longer needed.`,
  },
);
