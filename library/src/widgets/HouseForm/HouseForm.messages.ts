import { houseAreaClassOf } from '../../domain/product/houseAreaClass.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form; problems are in `i18n/subjectProblems.messages.ts`. */
export interface HouseFormMessages {
  readonly area: string;
  /** The area class that decides the premium. */
  readonly areaClass: (squareMetres: number) => string;
  readonly areaHint: string;
  readonly region: string;
  readonly address: string;
}

export const messages: MessagePack<HouseFormMessages> = messagePack<HouseFormMessages>(
  {
    area: '房屋面积',
    areaClass: (squareMetres) =>
      houseAreaClassOf(squareMetres) === 501 ? '按 500 ㎡ 以上档计费' : '按 500 ㎡ 及以下档计费',
    areaHint: '以不动产权证上的建筑面积为准',
    region: '房屋所在地区',
    address: '房屋详细地址',
  },
  {
    area: 'Area of the house',
    areaClass: (squareMetres) =>
      houseAreaClassOf(squareMetres) === 501 ? 'Priced as above 500 ㎡' : 'Priced as up to 500 ㎡',
    areaHint: 'The floor area on the title certificate',
    region: 'Region of the house',
    address: 'Address of the house',
  },
);
