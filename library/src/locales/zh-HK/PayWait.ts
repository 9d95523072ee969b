import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/PayWait/PayWait.messages.ts';

export const payWait: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    states: {
      opening: { title: '正在開啟付款視窗', hint: '請稍候，付款將在新視窗中進行' },
      waiting: { title: '等待付款', hint: '請在新開啟的視窗中完成付款，完成後本頁會自動更新' },
      paid: { title: '付款成功', hint: '保險公司正在承保，可在訂單詳情查看進度' },
      insured: { title: '承保成功', hint: '已收到保費，保單已生成，可在訂單詳情查看' },
      failed: { title: '付款未成功', hint: '未扣款或款項將原路退回，可重新付款' },
      closed: {
        title: '付款視窗已關閉',
        hint: '尚未收到付款結果。如已付款請按一下「我已付款」，否則可重新開啟付款視窗',
      },
      blocked: {
        title: '付款視窗未能開啟',
        hint: '瀏覽器攔截了彈出視窗，請在本頁付款，或用手機掃描二維碼付款；完成後本頁會自動更新',
      },
    },
    orderSn: '訂單號',
    amount: '應付保費',
    paidAmount: '已付保費',
    reopen: '重新開啟付款視窗',
    payAgain: '重新付款',
    check: '我已付款',
    viewOrder: '查看訂單',
    endorsement: { sn: '批改號', view: '查看批改', paid: '已收到補交的保費，保險公司審核後變更生效' },
    payHere: '在本頁付款',
    scan: '用手機掃描二維碼付款',
    blockedTitle: '無法開啟付款視窗',
    blocked: '彈出視窗授權失敗，無法開啟付款視窗，請按一下「授權」重試',
    authorise: '授權',
    cancel: '取消',
  },
});
