import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

/**
 * Texts of the form. The names of fields, kinds and states and the texts of problems are in `i18n/invoice.messages.ts`.
 */
export interface InvoiceFormMessages {
  readonly kind: string;
  readonly type: string;
  readonly smallScale: string;
  readonly ordinaryOnly: string;
  readonly balance: (amount: string) => string;
  readonly yuan: string;
  readonly registration: string;
  readonly bytes: (used: number, max: number) => string;
  readonly bytesTogether: (other: string, used: number, max: number) => string;
  readonly receiver: string;
  readonly material: string;
  readonly materialBy: string;
  readonly byUpload: string;
  readonly byMail: string;
  readonly materialMailbox: string;
  readonly materialMailboxHint: string;
  readonly mailForm: string;
  readonly stamped: string;
  readonly list: string;
  readonly numberless: string;
  readonly redLetter: string;
  readonly reverses: (invoiceNo: string) => string;
  readonly progress: string;
  readonly failed: string;
  readonly materialNeeded: string;
  readonly invoiceNo: string;
  readonly appliedAt: string;
  readonly courier: string;
  readonly parcel: string;
  readonly postage: string;
  readonly payers: Readonly<Record<'insurer' | 'recipient', string>>;
}

/**
 * Returns how many Chinese characters can still be added to a line of the invoice; negative if the line is too long.
 * `used` and `max` are bytes: a Chinese character has two bytes, a letter or digit has one byte.
 */
export const charactersLeft = (used: number, max: number): number => Math.floor((max - used) / 2);

/** Returns the Chinese text that says how many characters can be added to a line, or by how many it is too long. */
function room(line: string, used: number, max: number): string {
  const left = charactersLeft(used, max);
  return left < 0
    ? counted`${line}超出 ${-left} 个字，请减少`
    : counted`${line}还可填写 ${left} 个字（两个字母或数字计一个字）`;
}

/** Returns the English text for the same: it counts letters, and a Chinese character as two of them. */
function roomInLetters(line: string, used: number, max: number): string {
  const free = max - used;
  const left = free < 0 ? `remove at least ${plural(-free, 'letter')}` : `room for ${plural(free, 'more letter')}`;
  return `${line}: ${left} (a Chinese character counts as two)`;
}

export const messages: MessagePack<InvoiceFormMessages> = messagePack<InvoiceFormMessages>(
  {
    kind: '发票类型与金额',
    type: '发票类型',
    smallScale: '小规模纳税人不能申请专用发票',
    ordinaryOnly: '本产品仅开具普通发票',
    balance: (amount) => `可开票余额 ${amount}`,
    yuan: '元',
    registration: '税务登记信息',
    bytes: (used, max) => room('', used, max),
    bytesTogether: (other, used, max) => room(`与${other}合计`, used, max),
    receiver: '收票信息',
    material: '开票资料',
    materialBy: '资料提交方式',
    byUpload: '上传文件',
    byMail: '邮件发送',
    materialMailbox: '资料往来邮箱',
    materialMailboxHint: '开票申请书将发到此邮箱，补全盖章后连同资料一并发回',
    mailForm: '发送开票申请书',
    stamped: '须加盖公章',
    list: '发票清单',
    numberless: '待开具',
    redLetter: '红字',
    reverses: (invoiceNo) => `冲减发票 ${invoiceNo}`,
    progress: '开票进度',
    failed: '开票失败，请修改后重新申请',
    materialNeeded: '保险公司需要开票资料，请补充后提交',
    invoiceNo: '发票号码',
    appliedAt: '申请时间',
    courier: '快递公司',
    parcel: '快递单号',
    postage: '运费',
    payers: { insurer: '寄付', recipient: '到付' },
  },
  {
    kind: 'Type and amount',
    type: 'Invoice type',
    smallScale: 'Small-scale taxpayers can’t apply for a special invoice',
    ordinaryOnly: 'Only ordinary invoices are issued for this product',
    balance: (amount) => `${amount} can still be invoiced`,
    yuan: 'yuan',
    registration: 'Tax registration',
    bytes: (used, max) => roomInLetters('Length', used, max),
    bytesTogether: (other, used, max) => roomInLetters(`Together with ${other}`, used, max),
    receiver: 'Invoice delivery',
    material: 'Materials',
    materialBy: 'Submission method',
    byUpload: 'Upload',
    byMail: 'By email',
    materialMailbox: 'Email for the materials',
    materialMailboxHint:
      'The application form is emailed here. Complete and stamp it, then send it back with the materials',
    mailForm: 'Email the application form',
    stamped: 'With the company stamp',
    list: 'Invoices',
    numberless: 'Not issued yet',
    redLetter: 'Red-letter',
    reverses: (invoiceNo) => `Reverses invoice ${invoiceNo}`,
    progress: 'Invoice progress',
    failed: 'The invoice could not be issued. Correct the details and apply again',
    materialNeeded: 'The insurer needs invoice materials. Add and submit them',
    invoiceNo: 'Invoice number',
    appliedAt: 'Applied on',
    courier: 'Courier',
    parcel: 'Tracking number',
    postage: 'Postage',
    payers: { insurer: 'Paid by the sender', recipient: 'Paid by the recipient' },
  },
);
