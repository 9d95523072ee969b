import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { charactersLeft, messages } from '../../widgets/InvoiceForm/InvoiceForm.messages.ts';

/** Returns the Hong Kong text of how many Chinese characters can be added to a line, or by how many it is too long. */
function room(line: string, used: number, max: number): string {
  const left = charactersLeft(used, max);
  return left < 0
    ? counted`${line}超出 ${-left} 個字，請減少`
    : counted`${line}還可填寫 ${left} 個字（兩個字母或數字計一個字）`;
}

export const invoiceForm: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    kind: '發票類型與金額',
    type: '發票類型',
    smallScale: '小規模納稅人不能申請專用發票',
    ordinaryOnly: '本產品僅開具普通發票',
    balance: (amount) => `可開票餘額 ${amount}`,
    yuan: '元',
    registration: '稅務登記資料',
    bytes: (used, max) => room('', used, max),
    bytesTogether: (other, used, max) => room(`與${other}合計`, used, max),
    receiver: '收票資料',
    material: '開票資料',
    materialBy: '資料遞交方式',
    byUpload: '上載檔案',
    byMail: '電郵發送',
    materialMailbox: '資料往來電郵地址',
    materialMailboxHint: '開票申請書將發到此電郵地址，補全蓋章後連同資料一併發回',
    mailForm: '發送開票申請書',
    stamped: '須加蓋公章',
    list: '發票清單',
    numberless: '待開具',
    redLetter: '紅字',
    reverses: (invoiceNo) => `沖減發票 ${invoiceNo}`,
    progress: '開票進度',
    failed: '開票失敗，請修改後重新申請',
    materialNeeded: '保險公司需要開票資料，請補充後遞交',
    invoiceNo: '發票號碼',
    appliedAt: '申請時間',
    courier: '速遞公司',
    parcel: '速遞單號',
    postage: '運費',
    payers: { insurer: '寄付', recipient: '到付' },
  },
});
