import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '投保资料',
    and: '、',
    loading: '正在加载资料',
    rejected: '保险公司退回了资料，请补充后重新提交审核。',
    due: '保单已生效，还需补充资料。',
    rejectedMaterials: '退回的资料',
    because: (material: string, reason: string) => `${material}：${reason}`,
    supplement: '补充资料',
    missingDue: (materials: string) => `还缺：${materials}`,
    missingLater: (materials: string) =>
      `未上传：${materials}。现在无需上传，保险公司需要时会退回订单，届时可在此补充。`,
    missingNotNeeded: (materials: string) => `未上传：${materials}。保险公司承保时未要求，无需再补。`,
  },
  {
    title: 'Materials',
    and: ', ',
    loading: 'Loading the materials',
    rejected: 'The insurer sent materials back. Complete and resubmit them for review.',
    due: 'The policy is in force; some materials are still due.',
    rejectedMaterials: 'Materials that were sent back',
    because: (material: string, reason: string) => `${material}: ${reason}`,
    supplement: 'Complete the materials',
    missingDue: (materials) => `Still missing: ${materials}`,
    missingLater: (materials) =>
      `Not uploaded: ${materials}. Nothing to do now. If the insurer needs them, the order is sent back and you can add them here.`,
    missingNotNeeded: (materials) =>
      `Not uploaded: ${materials}. The insurer issued the policy without them; they are no longer needed.`,
  },
);
