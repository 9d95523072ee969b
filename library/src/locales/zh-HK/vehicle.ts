import { vehicleDetails } from '../../domain/enumeration/vehicle.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { vehicleWords, vehicleDetailNames } from '../../i18n/subjects/vehicle.messages.ts';
import { vehicleDetailTexts } from './vehicleDetail.ts';

const detailNames = ({ nameOf }: { readonly nameOf: (detail: string) => string }) =>
  Object.fromEntries(vehicleDetails.map((detail) => [detail, nameOf(detail)]));

export const vehicleFields: ReplacedMessages = replaceMessages(vehicleWords.fields, {
  'zh-HK': {
    names: {
      licencePlate: '車牌號',
      frameNo: '車架號',
      engineNo: '發動機號',
      detail: '車型',
      useAttribute: '使用性質',
      seats: '核定座位數',
      address: '車輛詳細地址',
      licenceImages: '行駛證照片',
      others: '其他車輛',
    },
    hints: { licencePlate: '尚未上牌的車輛可不填', seats: '含駕駛員座位', licenceImages: '正本與副本' },
    absent: { licencePlate: '尚未上牌' },
    units: { seats: '座' },
    periods: {},
    regions: { address: '車輛所在地區' },
    details: { address: '車輛詳細地址' },
  },
});

export const vehicleDetailsByKind: ReplacedMessages = replaceMessages(vehicleDetailNames, {
  'zh-HK': detailNames(vehicleDetailTexts),
});

/** The Hong Kong texts in `vehicleSentences`. Other files of this folder also use them. */
export const vehicleSentenceTexts: (typeof vehicleWords.sentences)['zh-CN'] = {
  licencePlateInvalid: () => '請填寫正確的車牌號',
  frameNoRequired: () => '請填寫車架號',
  frameNoInvalid: () => '車架號須為 17 位字母或數字，不含 I、O、Q',
  frameNoCheckFails: () => '車架號校驗位不符，請核對',
  engineNoInvalid: () => '發動機號須為 3 至 30 位字母或數字，請與行駛證核對',
  useAttributeRequired: () => '請選擇使用性質',
  vehicleRequired: () => '請選擇車型',
  seatsRequired: () => '請填寫核定座位數',
  vehicleLicenceRequired: () => '請上載行駛證照片',
  vehicleRegionRequired: () => '請選擇車輛所在地區',
  vehicleAddressRequired: () => '請填寫車輛詳細地址',
  fleetNotOffered: () => '該產品每份訂單只承保一輛車，請刪除其他車輛',
  vehiclesTooMany: ({ max }) => counted`每份訂單最多承保 ${max} 輛車`,
  licencePlateRepeated: ({ place }) => `車牌號與第 ${place} 輛車重複`,
  frameNoRepeated: ({ place }) => `車架號與第 ${place} 輛車重複`,
};

export const vehicleSentences: ReplacedMessages = replaceMessages(vehicleWords.sentences, {
  'zh-HK': vehicleSentenceTexts,
});
