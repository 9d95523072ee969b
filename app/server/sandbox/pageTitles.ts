/**
 * Pages of the sandbox, in the order of the start page. The keys are the last part of their addresses. The start page
 * and the heading of a page show the same title.
 */
export const pageTitles = {
  sms: '短信收件箱',
  insurer: '保险公司工作台',
  backOffice: '预录订单与邀请',
  endorsements: '保全工作台',
  surrenders: '退保工作台',
  invoices: '发票工作台',
  transfers: '对公转账',
  mails: '邮箱',
  operators: '运营人员与运营台',
  clock: '时钟',
} as const;
