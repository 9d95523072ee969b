import { type MessagePack, messagePack } from './messagePack.ts';

/** Name of each product line, by the product's field `line`. */
export const productLineMessages: MessagePack<Readonly<Record<string, string>>> = messagePack(
  {
    employerLiability: '雇主责任险',
    groupAccident: '团体意外险',
    construction: '建筑工程意外险',
    swimmingPool: '游泳池责任险',
    vehicle: '驾乘人员意外险',
    house: '团体家财险',
    venueLiability: '场所责任险',
  },
  {
    employerLiability: 'Employer’s liability',
    groupAccident: 'Group accident',
    construction: 'Construction accident',
    swimmingPool: 'Swimming pool liability',
    vehicle: 'Driver and passenger accident',
    house: 'Group home contents',
    venueLiability: 'Premises liability',
  },
);
