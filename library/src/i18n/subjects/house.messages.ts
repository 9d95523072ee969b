import type { House, HouseCode } from '../../domain/subject/house/house.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import type { SubjectFieldMessages, SubjectSentences, SubjectWords } from '../subjectWords.ts';

const fields: MessagePack<SubjectFieldMessages<keyof House>> = messagePack<SubjectFieldMessages<keyof House>>(
  {
    names: { areaSquareMetres: '房屋面积', address: '房屋详细地址' },
    hints: { areaSquareMetres: '以不动产权证上的建筑面积为准' },
    absent: {},
    units: {},
    periods: {},
    regions: { address: '房屋所在地区' },
    details: { address: '房屋详细地址' },
  },
  {
    names: { areaSquareMetres: 'Area of the house', address: 'Address of the house' },
    hints: { areaSquareMetres: 'The floor area on the title certificate' },
    absent: {},
    units: {},
    periods: {},
    regions: { address: 'Region of the house' },
    details: { address: 'Address of the house' },
  },
);

/** Sentences for the problems of a house. If the specification (§5) defines a sentence, it is used literally. */
const sentences: MessagePack<SubjectSentences<HouseCode>> = messagePack<SubjectSentences<HouseCode>>(
  {
    houseAreaRequired: () => '请填写房屋面积',
    houseRegionRequired: () => '请选择房屋所在地区',
    houseAddressRequired: () => '请填写房屋详细地址',
    addressDeclined: ({ word }) => (word ? `地址含有“${word}”，不在承保范围内` : '该地区不在承保范围内'),
  },
  {
    houseAreaRequired: () => 'Enter the area of the house',
    houseRegionRequired: () => 'Choose the region of the house',
    houseAddressRequired: () => 'Enter the address of the house',
    addressDeclined: ({ word }) =>
      word ? `The address contains “${word}” and is not covered` : 'This region is not covered',
  },
);

/** 房屋 (house): the words of its form, summary and documents. */
export const houseWords: SubjectWords<keyof House, HouseCode> = { fields, choices: {}, sentences };
