import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface ProductCardMessages {
  readonly sampleRates: string;
  readonly from: string;
  readonly noPrice: string;
  readonly choose: string;
  readonly chooseProduct: (name: string) => string;
}

export const messages: MessagePack<ProductCardMessages> = messagePack<ProductCardMessages>(
  {
    sampleRates: '示例费率',
    from: '起/人/年',
    noPrice: '保费按投保信息计算',
    choose: '投保',
    chooseProduct: (name) => `投保 ${name}`,
  },
  {
    sampleRates: 'Sample rates',
    from: 'and up, a person a year',
    noPrice: 'The premium depends on what is insured',
    choose: 'Insure',
    chooseProduct: (name) => `Insure ${name}`,
  },
);
