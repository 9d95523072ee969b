import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

export const messages = messagePack(
  {
    title: '今日待办',
    failed: '待办加载失败',
    retry: '重试',
    loading: '正在加载待办',
    totalsLoading: '正在加载业绩',
    noneTitle: '待办已全部处理',
    noneText: '今天没有需要处理的事项，可以从下方选择产品报价或投保。',
    noneInGroup: '该类待办已全部处理。',
    groups: '待办类型',
    everyGroup: '全部',
    group: {
      materials: '资料',
      payment: '待支付',
      expiring: '即将到期',
      quotation: '报价跟进',
      endorsement: '保全',
      invoice: '发票',
      unfinished: '未完成',
    },
    task: {
      resendMaterials: '资料被退回',
      sendMaterials: '资料待补充',
      payOrder: '订单待支付',
      renewPolicy: '保单即将到期',
      insureQuotation: '客户已接受报价',
      followQuotation: '客户已查看报价',
      payEndorsement: '保全待支付',
      sendEndorsementMaterials: '保全资料待上传',
      resendEndorsementMaterials: '保全被退回',
      answerEndorsement: '保全问题待答复',
      correctInvoice: '开票失败',
      sendInvoiceMaterial: '开票资料待补充',
      continueDraft: '订单未完成',
      continueEndorsement: '保全未完成',
    },
    action: {
      resendMaterials: '补传资料',
      sendMaterials: '上传资料',
      payOrder: '去支付',
      renewPolicy: '续保',
      insureQuotation: '以此投保',
      followQuotation: '查看报价',
      payEndorsement: '去支付',
      sendEndorsementMaterials: '上传资料',
      resendEndorsementMaterials: '重新提交',
      answerEndorsement: '答复',
      correctInvoice: '修改发票',
      sendInvoiceMaterial: '补充资料',
      continueDraft: '继续填写',
      continueEndorsement: '继续填写',
    },
    actionOf: (action: string, group: string) => `${action} ${group}`,
    unnamed: '未填写投保单位',
    due: (days: number) => {
      if (days < 0) return counted`已逾期 ${-days} 天`;
      if (days === 0) return '今天截止';
      return days === 1 ? '明天截止' : counted`剩 ${days} 天`;
    },
    ends: (days: number) => {
      if (days === 0) return '今天到期';
      return days === 1 ? '明天到期' : counted`${days} 天后到期`;
    },
    since: (days: number) => {
      if (days <= 0) return '今天';
      return days === 1 ? '昨天' : counted`${days} 天前`;
    },
    reason: (reason: string) => `原因：${reason}`,
    showAll: (count: number) => counted`查看全部 ${count} 项`,
    showLess: '收起',
    pages: '待办分页',
    doneToday: (count: number) => counted`今天已完成 ${count} 项`,
    done: {
      orderSubmitted: '提交订单',
      materialsSent: '补充资料',
      paid: '完成支付',
      transferClaimed: '登记转账',
      endorsementSubmitted: '提交保全',
      endorsementMaterialsSent: '上传保全资料',
      endorsementPaid: '支付保全',
      endorsementTransferClaimed: '登记保全转账',
      endorsementAnswered: '答复保全问题',
      invoiceApplied: '申请发票',
      invoiceMaterialSent: '补充开票资料',
    },
    closedUnpaid: (count: number) =>
      counted`近 7 天有 ${count} 张订单未在起保日期前支付，已自动关闭。可以打开订单，修改起保日期后重新提交。`,
    showClosed: '查看已关闭订单',
    surrendersDecided: (count: number) => counted`近 7 天有 ${count} 笔退保有了结果，可以打开订单查看结果和退款进度。`,
    showOrders: '查看订单',
  },
  {
    title: 'To do today',
    failed: 'The worklist could not be loaded',
    retry: 'Try again',
    loading: 'Loading the worklist',
    totalsLoading: 'Loading the totals',
    noneTitle: 'All done',
    noneText: 'Nothing to do today. Choose a product below to quote or apply.',
    noneInGroup: 'Nothing to do in this category.',
    groups: 'Task types',
    everyGroup: 'All',
    group: {
      materials: 'Materials',
      payment: 'To pay',
      expiring: 'Ending soon',
      quotation: 'Quotations',
      endorsement: 'Endorsements',
      invoice: 'Invoices',
      unfinished: 'Unfinished',
    },
    task: {
      resendMaterials: 'Materials rejected',
      sendMaterials: 'Materials due',
      payOrder: 'Order to pay',
      renewPolicy: 'Policy ending soon',
      insureQuotation: 'Quotation accepted by the customer',
      followQuotation: 'Quotation seen by the customer',
      payEndorsement: 'Endorsement to pay',
      sendEndorsementMaterials: 'Endorsement materials due',
      resendEndorsementMaterials: 'Endorsement rejected',
      answerEndorsement: 'Endorsement question to answer',
      correctInvoice: 'Invoice failed',
      sendInvoiceMaterial: 'Invoice materials due',
      continueDraft: 'Unfinished order',
      continueEndorsement: 'Unfinished endorsement',
    },
    action: {
      resendMaterials: 'Send again',
      sendMaterials: 'Upload',
      payOrder: 'Pay',
      renewPolicy: 'Renew',
      insureQuotation: 'Apply',
      followQuotation: 'Open quotation',
      payEndorsement: 'Pay',
      sendEndorsementMaterials: 'Upload',
      resendEndorsementMaterials: 'Submit again',
      answerEndorsement: 'Answer',
      correctInvoice: 'Correct',
      sendInvoiceMaterial: 'Send materials',
      continueDraft: 'Continue',
      continueEndorsement: 'Continue',
    },
    actionOf: (action: string, group: string) => `${action}: ${group}`,
    unnamed: 'No policyholder yet',
    due: (days: number) => {
      if (days < 0) return days === -1 ? '1 day overdue' : counted`${-days} days overdue`;
      if (days === 0) return 'Due today';
      return days === 1 ? 'Due tomorrow' : counted`${plural(days, 'day')} left`;
    },
    ends: (days: number) => {
      if (days === 0) return 'Ends today';
      return days === 1 ? 'Ends tomorrow' : counted`Ends in ${plural(days, 'day')}`;
    },
    since: (days: number) => {
      if (days <= 0) return 'Today';
      return days === 1 ? 'Yesterday' : counted`${plural(days, 'day')} ago`;
    },
    reason: (reason: string) => `Reason: ${reason}`,
    showAll: (count: number) => counted`Show all ${count}`,
    showLess: 'Show less',
    pages: 'Pages of the worklist',
    doneToday: (count: number) => counted`Done today: ${count}`,
    done: {
      orderSubmitted: 'Order submitted',
      materialsSent: 'Materials sent',
      paid: 'Paid',
      transferClaimed: 'Transfer reported',
      endorsementSubmitted: 'Endorsement submitted',
      endorsementMaterialsSent: 'Endorsement materials sent',
      endorsementPaid: 'Endorsement paid',
      endorsementTransferClaimed: 'Endorsement transfer reported',
      endorsementAnswered: 'Endorsement question answered',
      invoiceApplied: 'Invoice requested',
      invoiceMaterialSent: 'Invoice materials sent',
    },
    closedUnpaid: (count: number) =>
      `Orders that were not paid in time and closed automatically in the last 7 days: ${count}. Open one to change the first day of cover and submit it again.`,
    showClosed: 'Show closed orders',
    surrendersDecided: (count: number) =>
      counted`Surrenders that were decided in the last 7 days: ${count}. Open the order for the result and the refund.`,
    showOrders: 'Show orders',
  },
);
