import { counted } from '../../i18n/counted.ts';
import { formatYuan } from '../../i18n/formatMoney.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { missingInHongKong } from './missingField.ts';

export const invoice: ReplacedMessages = replaceMessages(invoiceMessages, {
  'zh-HK': {
    types: { ordinary: '普通發票', special: '專用發票' },
    taxpayerKinds: { general: '一般納稅人', smallScale: '小規模納稅人' },
    statuses: {
      none: '未申請',
      applied: '已申請',
      materialNeeded: '待補資料',
      materialSent: '資料已遞交',
      issued: '已開票',
      mailed: '已寄出',
      failed: '開票失敗',
    },
    reasons: {
      applied: '遞交申請',
      materialDemanded: '需要補充資料',
      materialSent: '資料已遞交',
      materialRejected: '資料不合格，請重新遞交',
      issued: '已開票',
      mailed: '已寄出',
      failed: '開票失敗',
      appliedAgain: '重新申請',
    },
    fields: {
      amountFen: '開票金額',
      taxpayerKind: '納稅人類型',
      title: '發票抬頭',
      taxName: '納稅人名稱',
      taxId: '納稅人識別號',
      taxAddress: '註冊地址',
      taxPhone: '註冊電話',
      bankName: '開戶銀行',
      bankAccount: '銀行賬號',
      'receiver.name': '收件人',
      'receiver.mobile': '收件人手提電話號碼',
      'receiver.email': '收票電郵地址',
      'receiver.region': '收件地區',
      'receiver.address': '收件地址',
      material: '開票資料',
    },
    materials: {
      taxpayerCertificate: '一般納稅人資格證明',
      businessLicence: '營業執照',
      bankCertificate: '開戶許可證',
    },
    problems: {
      E_REQUIRED: () => '請填寫',
      E_MOBILE: () => '請填寫正確的手提電話號碼',
      E_EMAIL: () => '電郵地址不正確，例如 name@example.com',
      amountInvalid: () => '開票金額不正確，請重新填寫',
      amountAboveBalance: ({ max }) => `開票金額不能超過可開票餘額 ${formatYuan(String(max))}`,
      smallScaleNoSpecial: () => '小規模納稅人不能申請專用發票',
      specialNotAllowed: () => '該產品不能開專用發票',
      taxIdFormat: () => '納稅人識別號應為 15 至 20 位字母或數字',
      W_CREDIT_CODE_CHECKSUM: () => '統一社會信用代碼的校驗位不符，請與證件核對',
      taxPhoneInvalid: () => '註冊電話不正確，例如 0755-12345678',
      bankAccountInvalid: () => '銀行賬號應為 8 至 30 位數字',
      gbkTooLong: ({ bytes, max }) =>
        counted`內容過長，請至少減少 ${Math.ceil((Number(bytes) - Number(max)) / 2)} 個字（兩個字母或數字計一個字）`,
      gbkForeign: ({ position }) => `第 ${position} 個字無法開在發票上，請改用其他字`,
      invoiceTransitionRefused: () => '發票狀態已變化，請重新整理後重試',
    },
    missing: missingInHongKong,
    named: (field, sentence) => `${field}：${sentence}`,
  },
});
