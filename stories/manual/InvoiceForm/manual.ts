import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Asks for an invoice (发票): kind and amount, tax registration, receiver, and for a special invoice its materials; `InvoiceProgress` beside it says where the application stands, `InvoiceList` which invoices of the policy are out.',
  chinese: {
    name: '发票表单',
    purpose:
      '填写发票：种类、金额、税务信息、收件人，专用发票还需资料；`InvoiceProgress` 显示申请进度，`InvoiceList` 列出保单已开的发票。',
  },
  synonyms: ['开票', '专票', '普票', '抬头', '税号', 'invoice'],
  goodFor: [
    'the invoice part of an order or an endorsement; `rule` is what the product asks, `balanceFen` what may be invoiced at most',
    'correcting an application that failed, and handing in materials once they are needed: the state decides what may be changed',
  ],
  insteadOf: [
    ['`DescriptionList`', 'an invoice is only read'],
    ['`FileUpload`', 'files are asked for outside of an invoice'],
  ],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Arrow keys', 'choose the kind of taxpayer, the kind of invoice and how the materials come'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-info-taxId` and so on: an `ErrorSummary` can lead to them.',
    'How many bytes of a line of the tax system are written is part of the field’s description; the bar below it is decoration.',
    'The tax id becomes upper case when it is meant, never while an input method composes.',
    'A small-scale taxpayer reads why a special invoice is out of reach; the choice that contradicts it is an error of its field.',
    '`InvoiceProgress` is a group with a name; a failure is an alert.',
  ],
};
