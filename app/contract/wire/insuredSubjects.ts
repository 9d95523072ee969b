import { type VehicleDetail, vehicleKindOf } from '@tuanbao/library/domain/enumeration/vehicle';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { Construction } from '@tuanbao/library/domain/subject/construction/construction';
import type { House } from '@tuanbao/library/domain/subject/house/house';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';
import type { SwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';
import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import type { Venue } from '@tuanbao/library/domain/subject/venue/venue';

import { constructionQualificationWords, labourTypeWords, projectTypeWords } from '../wireTables/construction.ts';
import { specialVehicleWords, truckSizeWords, useAttributeWords, vehicleKindWords } from '../wireTables/vehicles.ts';
import { addressCodec } from './address.ts';
import type { Codec } from './codec.ts';
import { ContradictionError } from './contradiction.ts';
import type {
  ConstructionWire,
  HouseWire,
  PoolWire,
  SubjectsWire,
  VehicleWire,
  VenueWire,
} from './insuredSubjects.schema.ts';

const constructionCodec: Codec<Construction, ConstructionWire> = {
  toWire: (project) => ({
    projectName: project.projectName,
    projectType: projectTypeWords.codeOf(project.projectType),
    typeOfLabor: labourTypeWords.codeOf(project.labourType),
    constructionQualification: constructionQualificationWords.codeOf(project.qualification),
    constructionSquare: project.areaSquareMetres,
    projectCosts: project.costFen === null ? '' : yuanOf(project.costFen),
    startTime: project.startDate,
    endTime: project.endDate,
    area: addressCodec.toWire(project.address),
    materialImageUrls: [...project.materialImages],
    projectContractVideo: project.contractVideo,
  }),
  fromWire: (wire) => ({
    projectName: wire.projectName,
    projectType: projectTypeWords.wordOf(wire.projectType) as Construction['projectType'],
    labourType: labourTypeWords.wordOf(wire.typeOfLabor) as Construction['labourType'],
    qualification: constructionQualificationWords.wordOf(
      wire.constructionQualification,
    ) as Construction['qualification'],
    areaSquareMetres: wire.constructionSquare,
    costFen: wire.projectCosts === '' ? null : fenOf(wire.projectCosts),
    startDate: wire.startTime,
    endDate: wire.endTime,
    address: addressCodec.fromWire(wire.area),
    materialImages: wire.materialImageUrls,
    contractVideo: wire.projectContractVideo,
  }),
};

const poolCodec: Codec<SwimmingPools, PoolWire> = {
  toWire: (pools) => ({
    swimmingPoolArea: pools.areaSquareMetres,
    swimmingPoolCount: pools.count,
    area: addressCodec.toWire(pools.address),
    swimmingPoolImgList: [...pools.images],
  }),
  fromWire: (wire) => ({
    areaSquareMetres: wire.swimmingPoolArea,
    count: wire.swimmingPoolCount,
    address: addressCodec.fromWire(wire.area),
    images: wire.swimmingPoolImgList,
  }),
};

/** 车型 as the specification's two codes: the kind, and its size or number; a passenger car has neither. */
function vehicleCodesOf(detail: VehicleDetail | ''): { vehicle: string; vehicleDetail: string } {
  const [, size = ''] = detail.split(':');
  if (detail === '' || detail === 'passengerCar') return { vehicle: detail, vehicleDetail: '' };
  const kind = vehicleKindOf(detail);
  const table = kind === 'truck' ? truckSizeWords : specialVehicleWords;
  return { vehicle: vehicleKindWords.codeOf(kind), vehicleDetail: table.codeOf(size) };
}

function vehicleDetailOf(codes: { readonly vehicle: string; readonly vehicleDetail: string }): VehicleDetail | '' {
  const kind = vehicleKindWords.wordOf(codes.vehicle);
  if (kind === '' || kind === 'passengerCar') {
    if (codes.vehicleDetail !== '') throw new ContradictionError('vehicleDetailNotAsked', 'vehicleDetail');
    return kind;
  }
  const table = kind === 'truck' ? truckSizeWords : specialVehicleWords;
  return `${kind}:${table.wordOf(codes.vehicleDetail)}` as VehicleDetail;
}

const vehicleCodec: Codec<Vehicle, VehicleWire> = {
  toWire: (vehicle) => ({
    vehicleLicenceCode: vehicle.licencePlate,
    vehicleFrameNo: vehicle.frameNo,
    useAttribute: useAttributeWords.codeOf(vehicle.useAttribute),
    ...vehicleCodesOf(vehicle.detail),
    seatCount: vehicle.seats,
    licenseImageList: [...vehicle.licenceImages],
    area: addressCodec.toWire(vehicle.address),
  }),
  fromWire: (wire) => ({
    licencePlate: wire.vehicleLicenceCode,
    frameNo: wire.vehicleFrameNo,
    useAttribute: useAttributeWords.wordOf(wire.useAttribute) as Vehicle['useAttribute'],
    detail: vehicleDetailOf(wire),
    seats: wire.seatCount,
    licenceImages: wire.licenseImageList,
    address: addressCodec.fromWire(wire.area),
  }),
};

const houseCodec: Codec<House, HouseWire> = {
  toWire: (house) => ({
    housingArea: house.areaSquareMetres,
    insureHouseAddress: addressCodec.toWire(house.address),
  }),
  fromWire: (wire) => ({
    areaSquareMetres: wire.housingArea,
    address: addressCodec.fromWire(wire.insureHouseAddress),
  }),
};

const venueCodec: Codec<Venue, VenueWire> = {
  toWire: (venue) => ({
    businessArea: venue.businessAreaSquareMetres,
    guestRoomAmount: venue.guestRooms,
    employeeAmount: venue.employees,
    swimmingPoolAmount: venue.swimmingPools,
    parkingLotAmount: venue.parkingLots,
  }),
  fromWire: (wire) => ({
    businessAreaSquareMetres: wire.businessArea,
    guestRooms: wire.guestRoomAmount,
    employees: wire.employeeAmount,
    swimmingPools: wire.swimmingPoolAmount,
    parkingLots: wire.parkingLotAmount,
  }),
};

/** Subjects that are insured beside persons; a product without a section has no such object. */
export const subjectsCodec: Codec<InsuredSubjects, SubjectsWire> = {
  toWire: ({ construction, swimmingPool, vehicle, house, orderExtension }) => ({
    ...(construction ? { constructionInfo: constructionCodec.toWire(construction) } : {}),
    ...(swimmingPool ? { swimmingPoolInfo: poolCodec.toWire(swimmingPool) } : {}),
    ...(vehicle ? { vehicleInfo: vehicleCodec.toWire(vehicle) } : {}),
    ...(house ? { houseInfo: houseCodec.toWire(house) } : {}),
    ...(orderExtension ? { orderExtension: venueCodec.toWire(orderExtension) } : {}),
  }),
  fromWire: ({ constructionInfo, swimmingPoolInfo, vehicleInfo, houseInfo, orderExtension }) => ({
    ...(constructionInfo ? { construction: constructionCodec.fromWire(constructionInfo) } : {}),
    ...(swimmingPoolInfo ? { swimmingPool: poolCodec.fromWire(swimmingPoolInfo) } : {}),
    ...(vehicleInfo ? { vehicle: vehicleCodec.fromWire(vehicleInfo) } : {}),
    ...(houseInfo ? { house: houseCodec.fromWire(houseInfo) } : {}),
    ...(orderExtension ? { orderExtension: venueCodec.fromWire(orderExtension) } : {}),
  }),
};
