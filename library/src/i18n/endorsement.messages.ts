import type { ChangeMeaning } from '../domain/endorsement/changePairs.ts';
import type { CoarseEndorsementStatus, EndorsementStatus } from '../domain/endorsement/endorsementMachine.ts';
import type { EndorsementReason } from '../domain/endorsement/endorsementMachine.ts';
import type { EndorsementStep, ProcessStep } from '../domain/endorsement/endorsementSteps.ts';
import type { EndorsementKind } from '../domain/product/endorsementRule.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/**
 * Labels of the states, kinds and steps of endorsements. If the specification (§4) defines an English text, it is used
 * literally.
 */
export interface EndorsementMessages {
  readonly statuses: Readonly<Record<EndorsementStatus, string>>;
  readonly groups: Readonly<Record<CoarseEndorsementStatus, string>>;
  readonly kinds: Readonly<Record<EndorsementKind, string>>;
  /**
   * Labels for the kinds of changes in a list of changes. Unlike `kinds`, they distinguish corrections from
   * replacements.
   */
  readonly meanings: Readonly<Record<ChangeMeaning, string>>;
  readonly reasons: Readonly<Record<EndorsementReason, string>>;
  readonly steps: Readonly<Record<EndorsementStep, string>>;
  readonly processSteps: Readonly<Record<ProcessStep, string>>;
}

const zhCN: EndorsementMessages = {
  statuses: {
    awaitingMaterials: '待上传',
    awaitingPayment: '待支付',
    transferPending: '支付待确认',
    firstReview: '资料待初审',
    finalReview: '待终审',
    confirmationDue: '审核待确认',
    inquiryDue: '待问询',
    callbackDue: '待回访',
    succeeded: '保全成功',
    closed: '已关闭',
    paymentFailed: '支付失败',
    rejected: '已驳回',
    surrendered: '已退保',
  },
  groups: {
    toComplete: '待完善',
    toUpload: '待上传',
    toPay: '待支付',
    inReview: '审核中',
    succeeded: '成功',
    failed: '失败',
  },
  kinds: { add: '增员', remove: '减员', replace: '替换' },
  meanings: { add: '增员', remove: '减员', replace: '替换', correct: '更正' },
  reasons: {
    saved: '发起保全',
    submitted: '已提交',
    deleted: '已删除',
    materialsInPaymentDue: '资料已上传，待支付',
    materialsIn: '资料已上传',
    paid: '已支付',
    transferClaimed: '已选择对公转账',
    transferFound: '转账已到账',
    transferNotFound: '转账未到账',
    paymentFailed: '支付失败',
    paymentRetried: '重新支付',
    firstReviewPassed: '初审通过',
    reviewPassed: '审核通过',
    questionToConfirm: '审核意见待确认',
    inquiry: '审核问询',
    callBack: '需要回访',
    answered: '已答复',
    rejected: '审核驳回',
    materialsAgain: '重新上传资料',
    policySurrendered: '保单已退保',
    closed: '已关闭',
  },
  steps: {
    chooseType: '选择保全类型',
    fillInformation: '填写保全信息',
    confirmChanges: '确认人员变更',
    uploadMaterials: '上传资料',
    confirmAndSubmit: '确认并提交',
  },
  processSteps: {
    initiate: '发起保全',
    enterInformation: '录入信息',
    upload: '上传资料',
    payment: '支付',
    firstReview: '初审（平均 1 个工作日）',
    finalReview: '终审',
    review: '审核（平均 1 个工作日）',
    complete: '完成，批单发送至邮箱',
  },
};

const enUS: EndorsementMessages = {
  statuses: {
    awaitingMaterials: 'To upload',
    awaitingPayment: 'To pay',
    transferPending: 'Payment pending confirmation',
    firstReview: 'Materials pending first review',
    finalReview: 'Pending final review',
    confirmationDue: 'Review pending confirmation',
    inquiryDue: 'Pending query',
    callbackDue: 'Pending callback',
    succeeded: 'Success',
    closed: 'Closed',
    paymentFailed: 'Payment failed',
    rejected: 'Rejected',
    surrendered: 'Surrendered',
  },
  groups: {
    toComplete: 'To complete',
    toUpload: 'To upload',
    toPay: 'To pay',
    inReview: 'In review',
    succeeded: 'Success',
    failed: 'Failed',
  },
  kinds: { add: 'Add persons', remove: 'Remove', replace: 'Replace' },
  meanings: { add: 'Add', remove: 'Remove', replace: 'Replace', correct: 'Correct' },
  reasons: {
    saved: 'Endorsement initiated',
    submitted: 'Submitted',
    deleted: 'Deleted',
    materialsInPaymentDue: 'Materials uploaded, payment due',
    materialsIn: 'Materials uploaded',
    paid: 'Paid',
    transferClaimed: 'Corporate transfer chosen',
    transferFound: 'Transfer received',
    transferNotFound: 'Transfer not received',
    paymentFailed: 'Payment failed',
    paymentRetried: 'Payment retried',
    firstReviewPassed: 'First review passed',
    reviewPassed: 'Review passed',
    questionToConfirm: 'Review comment to confirm',
    inquiry: 'Query from the review',
    callBack: 'Callback needed',
    answered: 'Answered',
    rejected: 'Rejected in review',
    materialsAgain: 'Materials uploaded again',
    policySurrendered: 'Policy surrendered',
    closed: 'Closed',
  },
  steps: {
    chooseType: 'Choose type',
    fillInformation: 'Fill information',
    confirmChanges: 'Confirm personnel changes',
    uploadMaterials: 'Upload materials',
    confirmAndSubmit: 'Confirm and submit',
  },
  processSteps: {
    initiate: 'Initiate',
    enterInformation: 'Enter info',
    upload: 'Upload',
    payment: 'Pay',
    firstReview: 'First review, averaging 1 working day',
    finalReview: 'Final review',
    review: 'Review, averaging 1 working day',
    complete: 'Complete, endorsement emailed',
  },
};

export const endorsementMessages: MessagePack<EndorsementMessages> = messagePack(zhCN, enUS);
