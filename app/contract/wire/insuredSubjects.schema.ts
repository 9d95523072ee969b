import type { InferType } from 'yup';

import { addressWire } from './address.schema.ts';
import { dayOrEmpty, listOf, numberOrNull, shape, shapeOrNone, text, yuanOrEmpty } from './fields.ts';

const fileUrls = () => listOf(text(500), 20);

export const constructionFields = {
  projectName: text(200),
  projectType: text(10),
  typeOfLabor: text(10),
  constructionQualification: text(10),
  constructionSquare: numberOrNull(),
  projectCosts: yuanOrEmpty(),
  startTime: dayOrEmpty(),
  endTime: dayOrEmpty(),
  area: addressWire,
  materialImageUrls: fileUrls(),
  projectContractVideo: text(500),
};

export const poolFields = {
  swimmingPoolArea: numberOrNull(),
  swimmingPoolCount: numberOrNull(),
  area: addressWire,
  swimmingPoolImgList: fileUrls(),
};

export const vehicleFields = {
  vehicleLicenceCode: text(40),
  vehicleFrameNo: text(60),
  useAttribute: text(10),
  vehicle: text(20),
  vehicleDetail: text(10),
  seatCount: numberOrNull(),
  licenseImageList: fileUrls(),
  area: addressWire,
};

export const houseFields = { housingArea: numberOrNull(), insureHouseAddress: addressWire };

export const venueFields = {
  businessArea: numberOrNull(),
  guestRoomAmount: numberOrNull(),
  employeeAmount: numberOrNull(),
  swimmingPoolAmount: numberOrNull(),
  parkingLotAmount: numberOrNull(),
};

/** Fields of a draft and of an order that hold what is insured beside persons. */
export const subjectFields = {
  constructionInfo: shapeOrNone(constructionFields),
  swimmingPoolInfo: shapeOrNone(poolFields),
  vehicleInfo: shapeOrNone(vehicleFields),
  houseInfo: shapeOrNone(houseFields),
  orderExtension: shapeOrNone(venueFields),
};

export const subjectsWire = shape(subjectFields);
export type SubjectsWire = InferType<typeof subjectsWire>;

const constructionWire = shape(constructionFields);
export type ConstructionWire = InferType<typeof constructionWire>;

const poolWire = shape(poolFields);
export type PoolWire = InferType<typeof poolWire>;

const vehicleWire = shape(vehicleFields);
export type VehicleWire = InferType<typeof vehicleWire>;

const houseWire = shape(houseFields);
export type HouseWire = InferType<typeof houseWire>;

const venueWire = shape(venueFields);
export type VenueWire = InferType<typeof venueWire>;
