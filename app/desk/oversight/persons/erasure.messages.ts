import type { KeepingRule } from '@tuanbao/library/domain/order/keepingPeriod';
import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';

import type { ErasurePlaceName } from '../../../contract/desk/oversight/erasures.schema.ts';

const places: Readonly<Record<ErasurePlaceName, string>> = {
  roster: '人员清单',
  application: '投保信息',
  transfer: '对公转账信息',
  invoice: '发票信息',
  endorsement: '保全申请',
  endorsementTransfer: '保全补费的对公转账信息',
  draft: '未完成订单',
  quotation: '报价单',
  preparedOrder: '预录订单',
  offlineOrder: '线下订单',
  mail: '邮件',
  orderFiles: '订单的上传文件',
  workFiles: '未完成业务的上传文件',
};

const placesInEnglish: Readonly<Record<ErasurePlaceName, string>> = {
  roster: 'Roster',
  application: 'Application',
  transfer: 'Bank transfer',
  invoice: 'Invoice',
  endorsement: 'Endorsement',
  endorsementTransfer: 'Bank transfer of an endorsement',
  draft: 'Unfinished order',
  quotation: 'Quotation',
  preparedOrder: 'Prepared order',
  offlineOrder: 'Offline order',
  mail: 'Mail',
  orderFiles: 'Uploaded files of an order',
  workFiles: 'Uploaded files of unfinished work',
};

const rules: Readonly<Record<KeepingRule, string>> = {
  insuranceLaw: '《保险法》第八十七条（保险业务档案）',
  antiMoneyLaundering: '《反洗钱法》第三十四条（客户身份资料和交易记录）',
  orderRuns: '订单尚未结束',
};

const rulesInEnglish: Readonly<Record<KeepingRule, string>> = {
  insuranceLaw: 'Insurance Law, article 87 (insurance business records)',
  antiMoneyLaundering: 'Anti-Money Laundering Law, article 34 (customer identity data and transaction records)',
  orderRuns: 'The order hasn’t ended yet',
};

export const messages = messagePack(
  {
    title: '删除个人信息',
    text: '用于答复本人的删除请求（《个人信息保护法》第四十七条）。请先核实申请人身份。下一步仅列出将删除的信息和须依法保留的信息，不会立即删除。',
    idNo: '证件号',
    idNoMissing: '请填写证件号',
    plan: '查看删除范围',
    none: '平台没有保存该证件号的个人信息。',
    close: '关闭',
    scope: '删除范围',
    scopeText: '提交后由另一位运营人员审批。批准后立即删除；须保留的信息到期后自动删除。删除后不能恢复。',
    filesText:
      '上传文件（扫描件、影像）不能只去除其中一人：订单的文件含客户身份资料，按《反洗钱法》第三十四条保留至合同终止后十年（已含《保险法》第八十七条的期限），期满整份删除；未签发保单的订单结束后即删除。未完成业务的文件整份删除，业务员须重新上传；其他业务也在使用的文件，随该业务处理。',
    documentsText:
      '投保单、凭证等PDF在下载时生成，平台不保存；信息删除后再下载即不含该人信息。保险公司保存的文件、已寄出的邮件和备份不在删除范围内。',
    reason: (reason: string) => `操作原因：${reason}`,
    ask: '提交审批',
    asked: '已提交，等待另一位运营人员审批',
    place: '位置',
    places,
    rows: (name: string, count: number) => (count === 1 ? name : counted`${name}（${count}处）`),
    record: '保单号或订单号',
    fate: '处理方式',
    now: '立即删除',
    keptUntil: (day: string) => `保留至${day}`,
    kept: '暂时保留',
    rules,
  },
  {
    title: 'Erase personal data',
    text: 'To answer a person’s request for erasure (Personal Information Protection Law, article 47). Verify the identity of the person first. The next step only lists what will be erased and what must be kept by law; nothing is erased yet.',
    idNo: 'ID number',
    idNoMissing: 'Enter the ID number',
    plan: 'Show what will be erased',
    none: 'The platform has no personal data for this ID number.',
    close: 'Close',
    scope: 'Scope of the erasure',
    scopeText:
      'Another operator has to approve the request. The data are then erased at once, and data kept by law are erased when their period ends. This can’t be undone.',
    filesText:
      'One person can’t be removed from an uploaded file (scan, video). Files of an order identify the customer: they are kept for ten years after the end of the contract (Anti-Money Laundering Law, article 34; the period of article 87 of the Insurance Law is included) and then removed as a whole. Those of an order without a policy are removed when the order has ended. Files of unfinished work are removed as a whole, and the agent has to upload them again. A file that other work also uses stays with that work.',
    documentsText:
      'Application forms, certificates and other PDFs are made when they are downloaded and are not stored: after the erasure they no longer contain the person. Documents that the insurer keeps, mails that were sent, and backups are not part of the erasure.',
    reason: (reason: string) => `Reason: ${reason}`,
    ask: 'Submit for approval',
    asked: 'Submitted. Another operator has to approve it',
    place: 'Place',
    places: placesInEnglish,
    rows: (name: string, count: number) => (count === 1 ? name : counted`${name} (${count})`),
    record: 'Policy or order',
    fate: 'Outcome',
    now: 'Erased at once',
    keptUntil: (day: string) => `Kept until ${day}`,
    kept: 'Kept for now',
    rules: rulesInEnglish,
  },
);
