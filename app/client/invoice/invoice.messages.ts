import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '发票',
    ofEndorsement: (certificateSn: string, amount: string) => `批单 ${certificateSn} 的发票（补交 ${amount}）`,
    overdrawn: (amount: string) =>
      `退保费后，已开票金额比保费多 ${amount}，需由保险公司开具红字发票冲减；请联系保险公司处理。`,
    remainder: (amount: string) => `另有 ${amount} 尚未开票。`,
    apply: '提交开票申请',
    applyAgain: '重新提交申请',
    sendMaterial: '提交开票资料',
    reset: '恢复默认',
    applied: '开票申请已提交',
    materialSent: '开票资料已提交',
    mailbox: '收票邮箱',
    mailboxWrong: '电子邮箱不正确，例如 name@example.com',
    mailInvoice: '发送电子发票',
    mailed: (address: string) => `邮件将发送至 ${address}`,
    details: '查看开票信息',
  },
  {
    title: 'Invoice',
    ofEndorsement: (certificateSn, amount) => `Invoice of endorsement ${certificateSn} (${amount} charged)`,
    overdrawn: (amount) =>
      `After the refund ${amount} more is invoiced than the premium; the insurer corrects it with a red-letter invoice. Please contact the insurer.`,
    remainder: (amount) => `${amount} is not invoiced yet.`,
    apply: 'Apply for the invoice',
    applyAgain: 'Apply again',
    sendMaterial: 'Send the materials',
    reset: 'Back to the defaults',
    applied: 'The invoice is applied for',
    materialSent: 'The materials were sent',
    mailbox: 'E-mail for the invoice',
    mailboxWrong: 'Not an e-mail address; for example name@example.com',
    mailInvoice: 'Mail the electronic invoice',
    mailed: (address: string) => `The mail goes to ${address}`,
    details: 'What was applied for',
  },
);
