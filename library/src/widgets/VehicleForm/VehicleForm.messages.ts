import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form; problems are in `i18n/subjectProblems.messages.ts`, names of vehicles in `i18n/enumerations`. */
export interface VehicleFormMessages {
  readonly licencePlate: string;
  readonly licencePlateHint: string;
  readonly frameNo: string;
  readonly useAttribute: string;
  readonly detail: string;
  readonly seats: string;
  readonly seatsHint: string;
  readonly seatsUnit: string;
  readonly licenceImages: string;
  readonly licenceImagesHint: string;
  readonly region: string;
  readonly address: string;
}

export const messages: MessagePack<VehicleFormMessages> = messagePack<VehicleFormMessages>(
  {
    licencePlate: '车牌号',
    licencePlateHint: '尚未上牌的车辆可不填',
    frameNo: '车架号',
    useAttribute: '使用性质',
    detail: '车型',
    seats: '核定座位数',
    seatsHint: '含驾驶员座位',
    seatsUnit: '座',
    licenceImages: '行驶证照片',
    licenceImagesHint: '正本与副本',
    region: '车辆所在地区',
    address: '车辆详细地址',
  },
  {
    licencePlate: 'Licence plate',
    licencePlateHint: 'Empty for a vehicle that is not registered yet',
    frameNo: 'Frame number (VIN)',
    useAttribute: 'Use',
    detail: 'Kind of vehicle',
    seats: 'Seats',
    seatsHint: "The driver's included",
    seatsUnit: 'seats',
    licenceImages: 'Vehicle licence',
    licenceImagesHint: 'Both pages',
    region: 'Region of the vehicle',
    address: 'Address of the vehicle',
  },
);
