import { counted } from '@tuanbao/library/i18n/counted';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { type MessagePack, messagePack, messagesIn } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

import { type RequestRefusalMessages, requestRefusalMessages } from '../platform/http/requestRefusals.messages.ts';

/** Messages of the server's refusals. */
export interface RefusalMessages extends RequestRefusalMessages {
  readonly codeWrong: string;
  readonly codeTooSoon: string;
  readonly codeTooOften: string;
  readonly productUnknown: string;
  readonly productNameDiffers: string;
  readonly productChanged: string;
  readonly productSwitchedOff: string;
  readonly draftConflict: string;
  readonly tooManyDrafts: string;
  readonly tooManyEndorsementDrafts: string;
  readonly submissionReused: string;
  readonly priceChanged: (total: string) => string;
  readonly problemPersons: (count: number) => string;
  readonly declined: string;
  readonly notPayable: string;
  readonly notCancellable: string;
  readonly endorsementNotPayable: string;
  readonly endorsementNotMovable: string;
  readonly effectiveDatePassed: string;
  readonly certificateMissing: string;
  readonly surrenderValueChanged: string;
  readonly startDatePassed: string;
  readonly notPartnerHost: string;
  readonly passwordWrong: string;
  readonly passwordBlocked: (seconds: number) => string;
  readonly ticketInvalid: string;
  readonly joinOrRealNameNeeded: string;
  readonly realNameNeeded: string;
  readonly realNameWrong: string;
  readonly certificateWrong: string;
  readonly qualificationWaiting: string;
  readonly invitationNeeded: string;
  readonly notConstruction: string;
  readonly customOrderSubmitted: string;
  readonly customOrderOfAnother: string;
  readonly quotationUnpriced: string;
  readonly quotationEnded: string;
  readonly alternativeUnknown: string;
  readonly quotationAccepted: string;
  readonly tooManyPinned: string;
  readonly tooManyQuotations: string;
  readonly tooManyOfflineOrders: string;
  readonly tooMuchUnfinished: string;
}

export const refusalMessages: MessagePack<RefusalMessages> = messagePack<RefusalMessages>(
  {
    ...messagesIn(requestRefusalMessages, 'zh-CN'),
    codeWrong: '验证码错误或已失效，请重新获取',
    codeTooSoon: '验证码已发送，请 1 分钟后再试',
    codeTooOften: '获取验证码次数过多，请稍后再试',
    productUnknown: '该产品不存在或已下架',
    productNameDiffers: '产品名称与产品不一致，请刷新页面后重试',
    productChanged: '产品内容已更新，请重新进入投保页面',
    productSwitchedOff: '该产品已停售，请选择其他产品；已有订单和保单不受影响',
    draftConflict: '该草稿已在其他窗口保存了较新的内容，请核对',
    tooManyDrafts: '未完成订单已达上限，请先删除不再需要的订单',
    tooManyEndorsementDrafts: '未提交的保全已达上限，请先删除不再需要的保全',
    submissionReused: '该次提交已用于另一份内容不同的订单，请返回核对后重新提交',
    priceChanged: (total) => `保费与系统核算不一致，应为${formatYuan(total)}，请核对后重新提交`,
    problemPersons: (count) => counted`人员清单中有 ${count} 人的信息需要修改`,
    declined: '保险公司未接受该投保申请',
    notPayable: '该订单当前状态不可支付',
    notCancellable: '该订单当前状态不可取消，请刷新后查看',
    endorsementNotPayable: '该保全当前状态不可支付',
    endorsementNotMovable: '该保全当前状态不支持此操作，请刷新后查看',
    effectiveDatePassed: '保全生效日期须为明日或之后，请关闭后重新申请',
    certificateMissing: '该保全尚未生效，没有批单',
    surrenderValueChanged: '退保日期或金额已变化，请核对后重新提交',
    startDatePassed: '起保日期须为明日或之后，请修改起保日期后重新提交订单',
    notPartnerHost: '请通过合作方系统的网址登录',
    passwordWrong: '用户名或密码错误',
    passwordBlocked: (seconds) =>
      seconds < 120
        ? `登录失败次数过多，请 ${seconds} 秒后再试`
        : `登录失败次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试`,
    ticketInvalid: '登录凭证已失效，请返回应用重新进入',
    joinOrRealNameNeeded: '加入平台或完成实名认证后即可投保',
    realNameNeeded: '完成实名认证后即可投保该产品',
    realNameWrong: '请填写真实姓名和有效的 18 位身份证号码',
    certificateWrong: '请填写执业证书编号（6 至 30 位字母或数字）和未过期的有效期',
    qualificationWaiting: '您的申请正在审核，请耐心等待',
    invitationNeeded: '该产品仅限受邀业务员投保',
    notConstruction: '该产品不是建筑工程险，没有工程所在地',
    customOrderOfAnother: '该任务由其他业务员处理，请使用其账号登录，或联系后台重新分配',
    customOrderSubmitted: '该定制单已提交订单，不能再次更改',
    quotationUnpriced: '报价信息不完整，无法生成报价单',
    quotationEnded: '该报价已过有效期，请联系您的业务员重新报价',
    alternativeUnknown: '请从该报价的备选方案中选择一个',
    quotationAccepted: '该报价已接受其他方案，如需更改请联系您的业务员',
    tooManyPinned: '置顶产品已达上限，请先取消其他产品的置顶',
    tooManyQuotations: '历史报价已达上限，请先删除不再需要的报价',
    tooManyOfflineOrders: '线下订单已达上限，请先在“未完成订单”中删除不再需要的线下订单',
    tooMuchUnfinished: '未完成的内容已占满空间，请先删除不再需要的草稿、报价、线下订单或未提交的保全',
  },
  {
    ...messagesIn(requestRefusalMessages, 'en-US'),
    codeWrong: 'The code is wrong or no longer valid. Request a new one',
    codeTooSoon: 'A code has been sent. Wait a minute before you request another',
    codeTooOften: 'Too many codes were requested. Try again later',
    productUnknown: 'The product doesn’t exist or is no longer sold',
    productNameDiffers: 'The product name doesn’t match the product. Reload the page and try again',
    productChanged: 'The product has changed. Open it again',
    productSwitchedOff: 'The product is no longer on sale. Choose another; existing orders and policies continue',
    draftConflict: 'A newer version of this draft was saved in another window. Compare the two',
    tooManyDrafts: 'There are too many unfinished orders. Delete those you no longer need',
    tooManyEndorsementDrafts: 'There are too many unsubmitted endorsements. Delete those you no longer need',
    submissionReused:
      'This submission was already used for an order with different content. Go back, check it and submit again',
    priceChanged: (total) => `The premium should be ${formatYuan(total)}. Check and submit again`,
    problemPersons: (count) => counted`The roster has ${plural(count, 'person')} to correct`,
    declined: 'The insurer declined the application',
    notPayable: 'The order can’t be paid in its current status',
    notCancellable: 'The order can’t be cancelled in its current status. Reload the page',
    endorsementNotPayable: 'The endorsement can’t be paid in its current status',
    endorsementNotMovable: 'That is not possible in the current status of the endorsement. Reload the page',
    effectiveDatePassed: 'The change must take effect tomorrow or later. Close it and apply again',
    certificateMissing: 'The endorsement is not in force yet and has no certificate',
    surrenderValueChanged: 'The date or the amount of the surrender has changed. Check and submit again',
    startDatePassed: 'Cover must start tomorrow or later. Change the first day and submit again',
    notPartnerHost: 'Sign in at the partner system’s address',
    passwordWrong: 'The user name or the password is wrong',
    passwordBlocked: (seconds) =>
      seconds < 120
        ? `Too many failed attempts. Try again in ${plural(seconds, 'second')}`
        : `Too many failed attempts. Try again in ${Math.ceil(seconds / 60)} minutes`,
    ticketInvalid: 'The sign-in ticket is no longer valid. Go back to the app and open this page again',
    joinOrRealNameNeeded: 'Join the platform or complete real-name authentication to insure',
    realNameNeeded: 'Complete real-name authentication to apply for this product',
    realNameWrong: 'Enter your real name and a valid 18-digit ID card number',
    certificateWrong:
      'Enter the number of the certificate (6 to 30 letters or digits) and a last day that has not passed',
    qualificationWaiting: 'Your request is under review',
    invitationNeeded: 'This product is sold by invited agents only',
    notConstruction: 'This product covers no construction sites',
    customOrderOfAnother: 'This task is for another agent. Sign in as that agent or ask for a link of your own',
    customOrderSubmitted: 'An order was already submitted for this, so it can no longer be changed',
    quotationUnpriced: 'The quotation is not complete, so it has no price yet',
    quotationEnded: 'This quotation is no longer valid. Ask your agent for a new one',
    alternativeUnknown: 'Choose one of the alternatives of this quotation',
    quotationAccepted: 'Another alternative has already been accepted. Ask your agent to change it',
    tooManyPinned: 'No more products can be pinned. Unpin one first',
    tooManyQuotations: 'There are too many quotations. Delete those you no longer need',
    tooManyOfflineOrders:
      'There are too many offline orders. Delete those you no longer need under “Unfinished orders”',
    tooMuchUnfinished:
      'Your unfinished work has used up its space. Delete drafts, quotations, offline orders or unsubmitted endorsements',
  },
);
