import { vehicleDetails } from '../../domain/enumeration/vehicle.ts';
import type { Vehicle, VehicleCode } from '../../domain/subject/vehicle/vehicle.ts';
import { counted } from '../counted.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../enumerations/vehicleDetail.messages.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import { plural } from '../plural.ts';
import type { SubjectChoiceMessages, SubjectFieldMessages, SubjectSentences, SubjectWords } from '../subjectWords.ts';

const fields: MessagePack<SubjectFieldMessages<keyof Vehicle>> = messagePack<SubjectFieldMessages<keyof Vehicle>>(
  {
    names: {
      licencePlate: '车牌号',
      frameNo: '车架号',
      engineNo: '发动机号',
      detail: '车型',
      useAttribute: '使用性质',
      seats: '核定座位数',
      address: '车辆详细地址',
      licenceImages: '行驶证照片',
      others: '其他车辆',
    },
    hints: { licencePlate: '尚未上牌的车辆可不填', seats: '含驾驶员座位', licenceImages: '正本与副本' },
    absent: { licencePlate: '尚未上牌' },
    units: { seats: '座' },
    periods: {},
    regions: { address: '车辆所在地区' },
    details: { address: '车辆详细地址' },
  },
  {
    names: {
      licencePlate: 'Licence plate',
      frameNo: 'Frame number (VIN)',
      engineNo: 'Engine number',
      detail: 'Vehicle type',
      useAttribute: 'Use',
      seats: 'Seats',
      address: 'Address of the vehicle',
      licenceImages: 'Vehicle licence',
      others: 'Other vehicles',
    },
    hints: {
      licencePlate: 'Leave empty if the vehicle is not registered yet',
      seats: 'Including the driver’s seat',
      licenceImages: 'Both pages',
    },
    absent: { licencePlate: 'Not registered yet' },
    units: { seats: 'seats' },
    periods: {},
    regions: { address: 'Region of the vehicle' },
    details: { address: 'Address of the vehicle' },
  },
);

const detailNames = ({ nameOf }: { readonly nameOf: (detail: string) => string }) =>
  Object.fromEntries(vehicleDetails.map((detail) => [detail, nameOf(detail)]));

/** Names of the kinds of vehicle, by kind. */
export const vehicleDetailNames: MessagePack<Readonly<Record<string, string>>> = {
  'zh-CN': detailNames(vehicleDetailMessages['zh-CN']),
  'en-US': detailNames(vehicleDetailMessages['en-US']),
};

const choices: SubjectChoiceMessages = { useAttribute: vehicleUseMessages, detail: vehicleDetailNames };

/** Sentences for the problems of a vehicle. If the specification (§5) defines a sentence, it is used literally. */
const sentences: MessagePack<SubjectSentences<VehicleCode>> = messagePack<SubjectSentences<VehicleCode>>(
  {
    licencePlateInvalid: () => '请填写正确的车牌号',
    frameNoRequired: () => '请填写车架号',
    frameNoInvalid: () => '车架号须为 17 位字母或数字，不含 I、O、Q',
    frameNoCheckFails: () => '车架号校验位不符，请核对',
    engineNoInvalid: () => '发动机号须为 3 至 30 位字母或数字，请与行驶证核对',
    useAttributeRequired: () => '请选择使用性质',
    vehicleRequired: () => '请选择车型',
    seatsRequired: () => '请填写核定座位数',
    vehicleLicenceRequired: () => '请上传行驶证照片',
    vehicleRegionRequired: () => '请选择车辆所在地区',
    vehicleAddressRequired: () => '请填写车辆详细地址',
    fleetNotOffered: () => '该产品每单只承保一辆车，请删除其他车辆',
    vehiclesTooMany: ({ max }) => counted`每单最多承保 ${max} 辆车`,
    licencePlateRepeated: ({ place }) => `车牌号与第 ${place} 辆车重复`,
    frameNoRepeated: ({ place }) => `车架号与第 ${place} 辆车重复`,
  },
  {
    licencePlateInvalid: () => 'Enter a valid licence plate',
    frameNoRequired: () => 'Enter the frame number',
    frameNoInvalid: () => 'A frame number has 17 letters or digits, without I, O and Q',
    frameNoCheckFails: () => 'The check character of the frame number doesn’t match. Check it',
    engineNoInvalid: () => 'An engine number has 3 to 30 letters or digits. Check it against the licence',
    useAttributeRequired: () => 'Choose what the vehicle is used for',
    vehicleRequired: () => 'Choose the vehicle type',
    seatsRequired: () => 'Enter the number of seats',
    vehicleLicenceRequired: () => 'Upload images of the vehicle licence',
    vehicleRegionRequired: () => 'Choose the region of the vehicle',
    vehicleAddressRequired: () => 'Enter the address of the vehicle',
    fleetNotOffered: () => 'The product insures one vehicle per order. Remove the other vehicles',
    vehiclesTooMany: ({ max }) => counted`At most ${plural(max, 'vehicle')} per order`,
    licencePlateRepeated: ({ place }) => `Vehicle ${place} has the same licence plate`,
    frameNoRepeated: ({ place }) => `Vehicle ${place} has the same frame number`,
  },
);

/** 车辆 (vehicle): the words of its form, summary and documents. */
export const vehicleWords: SubjectWords<keyof Vehicle, VehicleCode> = { fields, choices, sentences };
