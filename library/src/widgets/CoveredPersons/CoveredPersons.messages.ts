import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface CoveredPersonsMessages {
  readonly title: (persons: number) => string;
  readonly text: string;
  readonly list: string;
  readonly person: (row: number, name: string) => string;
  readonly goTo: (row: number, name: string) => string;
  readonly policy: (policySn: string) => string;
  readonly through: (first: string, last: string) => string;
  readonly sameProduct: string;
}

export const messages: MessagePack<CoveredPersonsMessages> = messagePack<CoveredPersonsMessages>(
  {
    title: (persons) => counted`${persons} 人在保险期间内已有保障`,
    text: '可以继续投保。请与投保单位确认是否需要重复投保，不需要的请从清单中删除。',
    list: '已有保障的人员',
    person: (row, name) => `第 ${row} 行 ${name}`,
    goTo: (row, name) => `转到第 ${row} 行 ${name}`,
    policy: (policySn) => `保单 ${policySn}`,
    through: (first, last) => `${first} 至 ${last}`,
    sameProduct: '同一产品',
  },
  {
    title: (persons) =>
      counted`${persons} ${persons === 1 ? 'person is' : 'persons are'} already covered in this period`,
    text: 'You can continue. Ask the policyholder whether they need cover twice, and remove those who don’t from the list.',
    list: 'Persons already covered',
    person: (row, name) => `Row ${row}, ${name}`,
    goTo: (row, name) => `Go to row ${row}, ${name}`,
    policy: (policySn) => `policy ${policySn}`,
    through: (first, last) => `${first} to ${last}`,
    sameProduct: 'Same product',
  },
);
