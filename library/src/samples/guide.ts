import type { ProductGuide } from '../domain/product/productGuide.ts';

/** Texts that explain the sample product `employerLiability`, in Chinese. The clauses are invented. */
export const employerLiabilityGuide: ProductGuide = {
  covers: [
    {
      clause: '死亡伤残责任',
      text: '雇员在工作期间因工作遭受意外，依法应由雇主承担的死亡或伤残赔偿。',
      terms: ['disabilityTable'],
    },
    {
      clause: '工伤医疗费用责任',
      text: '雇员因工受伤后的合理医疗费用，扣除免赔额后按赔付比例赔偿。',
      terms: ['deductible', 'payoutRatio'],
    },
    { clause: '经营场所内突发疾病身故责任', text: '雇员在经营场所内突发疾病，48 小时内抢救无效身故。', terms: [] },
    { clause: '经营场所第三者责任', text: '经营场所内的意外造成第三者人身伤亡，依法应由雇主承担的赔偿。', terms: [] },
  ],
  exclusions: ['投保人的故意行为', '雇员自伤、自残或自杀', '战争、核辐射或核污染'],
  notices: ['投保人应如实填写单位与人员信息。', '保险期间自起保日零时起，至终保日二十四时止。'],
  claims: [
    { title: '报案', text: '事故发生后 48 小时内拨打保险公司电话报案。' },
    { title: '提交资料', text: '提交理赔申请书、事故证明与医疗单据。' },
    { title: '审核赔付', text: '资料齐全后 10 个工作日内作出核定。' },
  ],
  clauses: {
    name: '雇主责任保险条款（示例）',
    articles: [
      { title: '保险责任', paragraphs: ['在保险期间内，雇员因工作遭受意外的，保险公司按照约定负责赔偿。'] },
      { title: '责任免除', paragraphs: ['投保人的故意行为造成的损失，保险公司不负责赔偿。'] },
    ],
  },
};
