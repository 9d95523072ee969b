import { messagePack } from '@tuanbao/library/i18n/messagePack';

/** Texts for the subjects that the server records in English. */
export const messages = messagePack(
  {
    applicant: '投保单位',
    persons: '全部人员',
    personsOf: (reference: string) => `保全 ${reference} 的全部人员`,
    change: (number: string, reference: string) => `保全 ${reference} 的第 ${number} 项变更`,
    person: (number: string) => `人员 ${number}`,
    roster: (version: string) => (version === '0' ? '投保时的人员清单' : `人员清单第 ${version} 版`),
    under: (orderSn: string, person: string) => `订单 ${orderSn}，${person}`,
    inRoster: (person: string, roster: string) => `${person}（${roster}）`,
    none: '未找到',
    agents: '业务员',
    rows: (count: string) => `${count} 行`,
    added: (added: string, leftOut: string) => `新增 ${added} 名，未新增 ${leftOut} 名`,
    erased: (erased: string, kept: string) => `删除 ${erased} 处，保留 ${kept} 处`,
    platform: '本平台',
    payment: '支付',
  },
  {
    applicant: 'Policyholder',
    persons: 'All persons',
    personsOf: (reference: string) => `All persons of endorsement ${reference}`,
    change: (number: string, reference: string) => `Change ${number} of endorsement ${reference}`,
    person: (number: string) => `Person ${number}`,
    roster: (version: string) => (version === '0' ? 'Original roster' : `Roster version ${version}`),
    under: (orderSn: string, person: string) => `Order ${orderSn}, ${person}`,
    inRoster: (person: string, roster: string) => `${person} (${roster})`,
    none: 'None found',
    agents: 'Agents',
    rows: (count: string) => `Rows: ${count}`,
    added: (added: string, leftOut: string) => `Added: ${added}; left out: ${leftOut}`,
    erased: (erased: string, kept: string) => `To erase: ${erased}; to keep: ${kept}`,
    platform: 'This platform',
    payment: 'Payment',
  },
);
