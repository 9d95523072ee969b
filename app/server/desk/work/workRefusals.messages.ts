import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages of the refusals of the desk's actions on work that waits. */
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
    offlineOrderMoved: '该线下订单的状态已变化，请刷新后重试',
    offlineOrderOfAnother: '该线下订单由其他运营人员处理，请先领取',
    offlineOrderMine: '您已领取该线下订单',
    offlineOrderChanged: '业务员已修改内容，请刷新并核对后重试',
    quotePast: '报价有效期不能早于今日',
    quoteNegative: '报价须大于0',
    sourceGone: '未找到该草稿或订单',
    invitationUsed: '该邀请已被领取或已撤回',
    transferSettled: '该转账已处理，或业务员已重新提交，请刷新页面',
    materialsSettled: '资料已审核，或业务员已重新提交，请刷新页面',
    materialUnknown: '该产品没有这项资料，请刷新页面',
    wordsTooLong: '退回说明合计不能超过500字',
    decisionSettled: '状态已变化，不能这样处理，请刷新页面',
    decisionIncomplete: '请填写这项处理所需的号码或说明',
    numberTaken: '该号码已被其他业务使用，请核对',
    noticeSettled: '该通知已处理，请刷新页面',
    noticeUnknown: '未找到该号码下对应的业务，请核对订单号或保全号',
    noticeSeveral: '该号码下有多笔对应的业务，无法确定，请到业务页面处理',
    noticeAmount: '通知金额与该业务应付金额不一致，不能匹配',
    noticeImpossible: '该业务的当前状态不能按此通知处理',
    refundSettled: '该退款已转出，或不需要人工转账，请刷新页面',
    jobChanged: '该任务已重试、完成或已放弃，请刷新页面',
    jobNotConfirmed: '放弃后系统不再处理这项业务，请确认后再放弃',
  },
  {
    offlineOrderMoved: 'The state of the offline order has changed, please reload it',
    offlineOrderOfAnother: 'Another operator handles this offline order, please take it first',
    offlineOrderMine: 'You have taken this offline order already',
    offlineOrderChanged: 'The agent has changed the content, please reload and check it',
    quotePast: 'The quote must be valid today at least',
    quoteNegative: 'The premium must be greater than 0',
    sourceGone: 'There is no such draft or order',
    invitationUsed: 'The invitation was redeemed or withdrawn',
    transferSettled: 'The transfer was settled already, or the agent has reported it again, please reload the page',
    materialsSettled: 'The materials were checked already, or the agent has sent others, please reload the page',
    materialUnknown: 'The product has no such material, please reload the page',
    wordsTooLong: 'The words to the agent may have 500 characters in all',
    decisionSettled: 'The state has changed and does not allow this, please reload the page',
    decisionIncomplete: 'Please enter the number or the words that this decision needs',
    numberTaken: 'Another record has this number already, please check it',
    noticeSettled: 'The notice was handled already, please reload the page',
    noticeUnknown: 'Nothing of this kind has this number, please check the number of the order or endorsement',
    noticeSeveral: 'Several records have this number. Please handle it on the page of the record',
    noticeAmount: 'The amount of the notice is not the amount that is due, so it can’t be matched',
    noticeImpossible: 'The state of the record does not allow what the notice says',
    refundSettled: 'The refund was sent already or needs no bank transfer, please reload the page',
    jobChanged: 'The job was tried again, done or given up, please reload the page',
    jobNotConfirmed: 'Nothing continues this business after the job is given up, please confirm it',
  },
);
