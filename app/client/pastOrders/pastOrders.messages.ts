import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    pastApplicant: '选用历史投保单位',
    pastPersons: '选用历史人员',
    search: '投保单位名称',
    loading: '正在加载历史订单',
    groups: '历史投保单位',
    none: '没有找到历史投保单位',
    noneText: '提交过的订单会出现在这里。',
    ordered: (orderSn: string, day: string) => `订单 ${orderSn}，提交于 ${day}`,
    take: '选用',
    takeOf: (group: string) => `选用 ${group}`,
    applicantTaken: (group: string) => `已填入 ${group} 的投保人信息`,
    personsTaken: (added: number, updated: number) =>
      updated > 0 ? counted`新增 ${added} 人，更新 ${updated} 人，可撤销` : counted`新增 ${added} 人，可撤销`,
    noPersons: '该订单没有人员清单',
  },
  {
    pastApplicant: 'Use an earlier policyholder',
    pastPersons: 'Use earlier persons',
    search: 'Name of the policyholder',
    loading: 'Loading earlier orders',
    groups: 'Earlier policyholders',
    none: 'No earlier policyholder found',
    noneText: 'Orders you submit appear here.',
    ordered: (orderSn: string, day: string) => `Order ${orderSn}, submitted ${day}`,
    take: 'Use',
    takeOf: (group: string) => `Use ${group}`,
    applicantTaken: (group: string) => `Policyholder details of ${group} filled in`,
    personsTaken: (added: number, updated: number) =>
      updated > 0
        ? counted`${added} added, ${updated} updated. You can undo this`
        : counted`${added} added. You can undo this`,
    noPersons: 'That order has no roster',
  },
);
