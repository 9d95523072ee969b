import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';

import { messages as homeMessages } from '../../../../app/client/home/home.messages.ts';
import { messages as orderMessages } from '../../../../app/client/orders/orders.messages.ts';
import { messages as menuMessages } from '../../../../app/client/platform/navigation/menu.messages.ts';
import { listOrders, orderDetail } from '../../../../app/contract/orders.ts';
import { worklist } from '../../../../app/contract/worklist.ts';
import { ask } from '../../../setup/remoteAgent.ts';

const [menu, home, orders] = [menuMessages, homeMessages, orderMessages].map((pack) => pack['zh-CN']);
const statuses = orderStatusMessages['zh-CN'];
/** Day of the sandbox's clock. */
const today = '2026-11-20';

const tones = { insured: 'success', awaitingPayment: 'warning', failed: 'error' };

const lineOf = ({ orderSn, policySn, groupName, status, productName, insurerName, heads, ...order }) => ({
  orderSn,
  number: policySn ?? orderSn,
  group: groupName,
  status: statuses[status],
  tone: tones[status] ?? 'processing',
  product: productName,
  insurer: insurerName,
  heads: heads === 0 ? '—' : `${heads} 人`,
  premium: formatFen(order.totalFen),
  start: order.startDate,
  end: order.endDate,
  submitted: formatInstant(order.createdAt),
});

async function workIn(asking) {
  const { groups, list } = await asking(worklist, { page: 1, pageSize: 50, group: null });
  return {
    groups: Object.entries(groups).map(([group, count]) => [home.group[group], count]),
    lines: list.map((line, index) => ({
      key: String(index),
      task: home.task[line.task],
      group: line.groupName || home.unnamed,
      product: line.productName,
      number: line.number,
      due: line.dueDate === '' ? '—' : home.due(daysBetween(today, line.dueDate)),
      action: home.action[line.task],
    })),
  };
}

async function orderIn(asking, orderSn) {
  const order = await asking(orderDetail, { orderSn });
  const { applicant, schemes, quote } = order;
  const [scheme] = schemes;
  return {
    line: lineOf(order),
    applicant: [
      ['投保单位名称', applicant.groupName],
      ['证件号码', applicant.groupIdNo],
      ['联系人', applicant.contactName],
      ['联系人手机号', applicant.contactMobile],
      ['电子邮箱', applicant.email],
    ].filter(([, value]) => value),
    cover: [
      ['订单号', order.orderSn],
      ['保单号', order.policySn ?? '—'],
      ['投保人数', `${order.heads} 人`],
      ['提交时间', formatInstant(order.createdAt)],
      ['保险期间', `${order.startDate} 00:00 至 ${order.endDate} 24:00`],
    ],
    scheme: {
      name: scheme.name,
      facts: [
        ['死亡及伤残赔偿', '10万'],
        ['医疗费用', '2万'],
        ['赔付比例', '80%'],
        ['保费', formatFen(quote.totalFen)],
      ],
    },
    tabs: Object.values(orders.parts),
    steps: order.events.map(({ to }) => statuses[to]),
    documents: ['电子保单', '投保单', '雇员凭证'],
  };
}

/**
 * Returns the content of our screens, loaded with the calls of the product. The same content is shown in the screens
 * that are built with antd.
 */
export async function contentOf(url, seeds) {
  const asking = async (call, request) => (await ask(url, call, request, seeds.cookie)).data;
  const query = { page: 1, pageSize: 100, statuses: [], keyword: '' };
  return {
    agent: '林晓舟',
    menu: [
      [menu.productCentre, [menu.products, menu.quotations]],
      [menu.groupOrders, [menu.orders, menu.unfinished]],
      [menu.groupEndorsements, [menu.initiateEndorsement, menu.endorsements]],
    ],
    work: await workIn(asking),
    orders: (await asking(listOrders, query)).orders.map(lineOf),
    order: await orderIn(asking, seeds.issuedOrder),
  };
}
