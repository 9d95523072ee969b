import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface ProductCardMessages {
  readonly sampleRates: string;
  readonly from: string;
  readonly pinProduct: (name: string) => string;
  readonly noPrice: string;
  readonly choose: string;
  readonly chooseProduct: (name: string) => string;
  readonly quote: string;
  readonly quoteProduct: (name: string) => string;
  readonly details: string;
  readonly detailsOf: (name: string) => string;
  readonly earnings: (percent: string) => string;
  readonly rewards: (count: number) => string;
}

export const messages: MessagePack<ProductCardMessages> = messagePack<ProductCardMessages>(
  {
    sampleRates: '示例费率',
    from: '/人/年起',
    pinProduct: (name) => `置顶 ${name}`,
    noPrice: '保费按投保信息计算',
    choose: '投保',
    chooseProduct: (name) => `投保 ${name}`,
    quote: '报价',
    quoteProduct: (name) => `报价 ${name}`,
    details: '详情',
    detailsOf: (name) => `查看 ${name} 的详情`,
    earnings: (percent) => `推广费 ${percent}%`,
    rewards: (count) => counted`${count} 项奖励进行中`,
  },
  {
    sampleRates: 'Sample rates',
    from: '/person/year and up',
    pinProduct: (name) => `Pin ${name}`,
    noPrice: 'The premium depends on what is insured',
    choose: 'Apply',
    chooseProduct: (name) => `Apply for ${name}`,
    quote: 'Quote',
    quoteProduct: (name) => `Quote ${name}`,
    details: 'Details',
    detailsOf: (name) => `Details of ${name}`,
    earnings: (percent) => `Commission ${percent}%`,
    rewards: (count) => counted`${plural(count, 'current reward')}`,
  },
);
