import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

export const messages = messagePack(
  {
    title: '补充资料',
    lead: (orderSn: string) => `订单 ${orderSn}`,
    loading: '正在加载资料清单',
    rejected: '保险公司退回了资料。以下为缺少的部分，补齐后一次提交，订单将重新进入审核。',
    rejectedUnnamed: '保险公司退回了资料，没有指定缺少的项目。请按需补充资料或更正人员信息后提交，订单将重新进入审核。',
    due: '保单已生效。请补充以下资料，补齐后一次提交。',
    dueUnnamed: '保单已生效，没有指定缺少的项目。请按需补充资料后提交。',
    nothing: '该订单目前无需补充资料',
    missing: '需要补充',
    optional: '可补充的资料（选传）',
    missingMaterial: (name: string) => `请上传${name}`,
    rejectedMaterial: (name: string) => `${name}已退回，请重新上传`,
    given: '已提交的资料',
    replace: '已提交的资料无需重复上传；如需更换，在此上传新的文件。',
    correct: '更正人员信息',
    correctLead:
      '退回原因涉及人员的姓名、证件、性别或出生日期时，在此更正，与资料一并提交。身份证复印件等证明请上传到“其他资料”。',
    lookIsLogged: '更正时将显示完整的个人信息，系统会留存查看记录。',
    showPersons: '显示并更正',
    loadingPersons: '正在加载人员清单',
    faultyPersons: (count: number) => counted`人员清单中有 ${count} 人的信息需要修改`,
    refusedPerson: (row: number, name: string, message: string) => `第 ${row} 行 ${name}：${message}`,
    submit: '提交资料',
    submitted: '资料已提交',
    toOrder: '查看订单',
  },
  {
    title: 'Complete the materials',
    lead: (orderSn: string) => `Order ${orderSn}`,
    loading: 'Loading the materials',
    rejected:
      'The insurer sent the materials back. Complete what is missing below and submit it all at once; the order then goes back to review.',
    rejectedUnnamed:
      'The insurer sent the materials back without naming a missing one. Upload or correct what is needed and submit it; the order then goes back to review.',
    due: 'The policy is in force. Upload the materials below and submit them all at once.',
    dueUnnamed: 'The policy is in force. No material is named as missing; upload what is needed and submit it.',
    nothing: 'The order needs no materials at the moment',
    missing: 'Missing',
    optional: 'Optional materials',
    missingMaterial: (name: string) => `Upload: ${name}`,
    rejectedMaterial: (name: string) => `Sent back, upload another: ${name}`,
    given: 'Submitted materials',
    replace: 'You don’t need to upload these again. To replace one, upload new files here.',
    correct: 'Correct insured persons',
    correctLead:
      'If a name, document, sex or date of birth was wrong, correct it here; it is sent with the materials. Upload copies of documents under “Other materials”.',
    lookIsLogged: 'Personal data is shown in full for the correction. Viewing it is recorded.',
    showPersons: 'Show and correct',
    loadingPersons: 'Loading the persons',
    faultyPersons: (count: number) => counted`The roster has ${plural(count, 'person')} to correct`,
    refusedPerson: (row: number, name: string, message: string) => `Row ${row}, ${name}: ${message}`,
    submit: 'Submit materials',
    submitted: 'Materials submitted',
    toOrder: 'View order',
  },
);
