import { houseAreaClassOf } from '../../domain/product/houseAreaClass.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form. The names of its fields are in `i18n/subjects/house.messages.ts`. */
export interface HouseFormMessages {
  /** Text with the area class from which the premium is computed. */
  readonly areaClass: (squareMetres: number) => string;
}

export const messages: MessagePack<HouseFormMessages> = messagePack<HouseFormMessages>(
  {
    areaClass: (squareMetres) =>
      houseAreaClassOf(squareMetres) === 501 ? '按 500 ㎡ 以上档计费' : '按 500 ㎡ 及以下档计费',
  },
  {
    areaClass: (squareMetres) =>
      houseAreaClassOf(squareMetres) === 501 ? 'Priced as above 500 ㎡' : 'Priced as up to 500 ㎡',
  },
);
