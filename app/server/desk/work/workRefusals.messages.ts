import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/**
 * Messages of the refusals of the desk's actions on the entries of the work queues, such as offline orders and
 * transfers.
 */
export interface WorkRefusalMessages {
  readonly offlineOrderMoved: string;
  readonly offlineOrderOfAnother: string;
  readonly offlineOrderMine: string;
  readonly offlineOrderChanged: string;
  readonly quotePast: string;
  readonly quoteNegative: string;
  readonly sourceGone: string;
  readonly invitationUsed: string;
  readonly transferSettled: string;
  readonly materialsSettled: string;
  readonly materialUnknown: string;
  readonly wordsTooLong: string;
  readonly decisionSettled: string;
  readonly decisionIncomplete: string;
  readonly numberTaken: string;
  readonly noticeSettled: string;
  readonly noticeUnknown: string;
  readonly noticeSeveral: string;
  readonly noticeAmount: string;
  readonly noticeImpossible: string;
  readonly refundSettled: string;
  readonly jobChanged: string;
  readonly jobNotConfirmed: string;
}

export const workRefusalMessages: MessagePack<WorkRefusalMessages> = messagePack<WorkRefusalMessages>(
  {
    offlineOrderMoved: '该线下订单的状态已变化，请刷新页面后重试',
    offlineOrderOfAnother: '该线下订单由其他运营人员处理，请先领取',
    offlineOrderMine: '您已领取该线下订单',
    offlineOrderChanged: '业务员已修改内容，请刷新页面并核对后重试',
    quotePast: '报价有效期不能早于今日',
    quoteNegative: '报价须大于0',
    sourceGone: '未找到该订单，请核对订单号或刷新页面',
    invitationUsed: '该邀请已被领取或已撤回，请刷新页面',
    transferSettled: '该转账已处理，或业务员已重新提交，请刷新页面',
    materialsSettled: '资料已审核，或业务员已重新提交，请刷新页面',
    materialUnknown: '该产品没有这项资料，请刷新页面',
    wordsTooLong: '退回说明合计不能超过 500 字',
    decisionSettled: '状态已变化，不能录入此结果，请刷新页面',
    decisionIncomplete: '请填写此处理结果所需的号码或说明',
    numberTaken: '该号码已被其他业务使用，请核对',
    noticeSettled: '该通知已处理，请刷新页面',
    noticeUnknown: '未找到该号码对应的业务，请核对订单号或保全号',
    noticeSeveral: '该号码对应多笔业务，不能匹配，请到业务页面处理',
    noticeAmount: '通知金额与该业务应付金额不一致，不能匹配',
    noticeImpossible: '该业务的当前状态不能按此通知处理',
    refundSettled: '该退款已转出，或不需要人工转账，请刷新页面',
    jobChanged: '该任务已重试、完成或已放弃，请刷新页面',
    jobNotConfirmed: '放弃后系统不再处理这项业务，请确认后再放弃',
  },
  {
    offlineOrderMoved: 'The status of the offline order has changed. Reload the page and try again',
    offlineOrderOfAnother: 'Another operator handles this offline order. Take it first',
    offlineOrderMine: 'You have taken this offline order already',
    offlineOrderChanged: 'The agent has changed the content. Reload the page and check it',
    quotePast: 'The last day of the quote can’t be before today',
    quoteNegative: 'The premium must be greater than 0',
    sourceGone: 'Order not found. Check the number or reload the page',
    invitationUsed: 'The invitation was already redeemed or withdrawn. Reload the page',
    transferSettled: 'The transfer was already handled, or the agent has reported it again. Reload the page',
    materialsSettled: 'The materials were already checked, or the agent has submitted them again. Reload the page',
    materialUnknown: 'The product has no such material. Reload the page',
    wordsTooLong: 'The notes to the agent can have at most 500 characters in total',
    decisionSettled: 'The status has changed and does not allow this decision. Reload the page',
    decisionIncomplete: 'Enter the number or note that this decision needs',
    numberTaken: 'This number is already used by another record. Check it',
    noticeSettled: 'The notice was already handled. Reload the page',
    noticeUnknown: 'No matching record found for this number. Check the number of the order or endorsement',
    noticeSeveral:
      'Several records have this number, so the notice can’t be matched. Handle it on the page of the record',
    noticeAmount: 'The amount of the notice differs from the amount due, so it can’t be matched',
    noticeImpossible: 'The current status of the record does not allow this notice to be applied',
    refundSettled: 'The refund was already transferred or needs no bank transfer. Reload the page',
    jobChanged: 'The job was already retried, completed or given up. Reload the page',
    jobNotConfirmed: 'The system no longer handles this once the job is given up. Confirm first',
  },
);
