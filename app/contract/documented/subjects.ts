import { daysBetween, plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { houseAreaClassOf } from '@tuanbao/library/domain/product/houseAreaClass';

import { ContradictionError } from '../wire/contradiction.ts';
import type { ConstructionWire, HouseWire, SubjectsWire, VehicleWire } from '../wire/insuredSubjects.schema.ts';
import { answeredAddress, type PartOfAddress, receivedAddress } from './address.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload } from './draft.schema.ts';
import type { Facts } from './facts.ts';

/** Days of the works, first and last included; null while one of the two is missing. */
const periodOf = ({ startTime, endTime }: Pick<ConstructionWire, 'startTime' | 'endTime'>): number | null =>
  startTime === '' || endTime === '' ? null : daysBetween(startTime, endTime) + 1;

function constructionOf(given: NonNullable<DraftPayload['constructionInfo']>): ConstructionWire {
  const { constructionPeriod, startTime = '' } = given;
  const counted = startTime !== '' && constructionPeriod ? plusDays(startTime, constructionPeriod - 1) : '';
  const construction = {
    projectName: given.projectName ?? '',
    projectType: given.projectType ?? '',
    typeOfLabor: given.typeOfLabor ?? '',
    constructionQualification: given.constructionQualification ?? '',
    constructionSquare: given.constructionSquare ?? null,
    projectCosts: given.projectCosts ?? '',
    startTime,
    endTime: given.endTime || counted,
    area: receivedAddress(given.area),
    materialImageUrls: given.materialImageUrls ?? [],
    projectContractVideo: given.projectContractVideo ?? '',
  };
  const period = periodOf(construction);
  if (period !== null) agreed('constructionInfo.constructionPeriod', period, constructionPeriod);
  return construction;
}

type VehicleFields = { readonly [Name in (typeof vehicleFields)[number]]?: VehicleWire[Name] | undefined };

const vehicleOf = (given: VehicleFields, area: PartOfAddress, seatCount: number | null): VehicleWire => ({
  vehicleLicenceCode: given.vehicleLicenceCode ?? '',
  vehicleFrameNo: given.vehicleFrameNo ?? '',
  useAttribute: given.useAttribute ?? '',
  vehicle: given.vehicle ?? '',
  vehicleDetail: given.vehicleDetail ?? '',
  seatCount,
  licenseImageList: given.licenseImageList ?? [],
  area: receivedAddress(area),
});

const vehicleFields = [
  'vehicleLicenceCode',
  'vehicleFrameNo',
  'useAttribute',
  'vehicle',
  'vehicleDetail',
  'licenseImageList',
] as const;

const areaFields = ['provinceCode', 'cityCode', 'districtCode', 'detailAddress'] as const;

/** A vehicle of the draft's own fields, of `vehicleInfo`, or of both. @throws ContradictionError where they differ */
function vehicleIn(draft: DraftPayload): VehicleWire | undefined {
  const { vehicleInfo } = draft;
  if (!vehicleInfo && vehicleFields.every((name) => draft[name] === undefined)) return undefined;
  const inBoth = vehicleFields.map((name) => [name, agreed(name, vehicleInfo?.[name], draft[name])]);
  const area = areaFields.map((name) => [name, agreed(name, vehicleInfo?.area?.[name] || undefined, draft[name])]);
  return vehicleOf(
    Object.fromEntries(inBoth) as VehicleFields,
    Object.fromEntries(area) as PartOfAddress,
    vehicleInfo?.seatCount ?? null,
  );
}

const isChosen = (address: HouseWire['insureHouseAddress']) => Object.values(address).some(Boolean);

/** A house of the applicant's fields, of `houseInfo`, or of both. @throws ContradictionError where they differ */
function houseIn({ houseInfo, groupApplicant }: DraftPayload): HouseWire | undefined {
  const { housingArea, insureHouseAddress } = groupApplicant ?? {};
  if (!houseInfo && !insureHouseAddress && (housingArea ?? null) === null) return undefined;
  const area = agreed('houseInfo.housingArea', houseInfo?.housingArea, housingArea) ?? null;
  const areaClass = houseInfo?.housingAreaClass ?? null;
  if (area !== null && areaClass !== null && areaClass !== houseAreaClassOf(area)) {
    throw new ContradictionError('fieldsDiffer', 'houseInfo.housingAreaClass');
  }
  const addresses = [houseInfo?.insureHouseAddress, insureHouseAddress].map(receivedAddress).filter(isChosen);
  const address = agreed('houseInfo.insureHouseAddress', ...addresses);
  return { housingArea: area, insureHouseAddress: address ?? receivedAddress(undefined) };
}

function poolsIn({ swimmingPoolInfo }: DraftPayload): SubjectsWire['swimmingPoolInfo'] {
  if (!swimmingPoolInfo) return undefined;
  return {
    swimmingPoolArea: swimmingPoolInfo.swimmingPoolArea ?? null,
    swimmingPoolCount: swimmingPoolInfo.swimmingPoolCount ?? null,
    area: receivedAddress(swimmingPoolInfo.area),
    swimmingPoolImgList: swimmingPoolInfo.swimmingPoolImgList ?? [],
  };
}

function venueIn({ orderExtension }: DraftPayload): SubjectsWire['orderExtension'] {
  if (!orderExtension) return undefined;
  return {
    businessArea: orderExtension.businessArea ?? null,
    guestRoomAmount: orderExtension.guestRoomAmount ?? null,
    employeeAmount: orderExtension.employeeAmount ?? null,
    swimmingPoolAmount: orderExtension.swimmingPoolAmount ?? null,
    parkingLotAmount: orderExtension.parkingLotAmount ?? null,
  };
}

/** Subjects that a payload insures beside persons. @throws ContradictionError */
export const receivedSubjects = (draft: DraftPayload): SubjectsWire => ({
  constructionInfo: draft.constructionInfo && constructionOf(draft.constructionInfo),
  swimmingPoolInfo: poolsIn(draft),
  vehicleInfo: vehicleIn(draft),
  houseInfo: houseIn(draft),
  orderExtension: venueIn(draft),
});

/** Subjects with the names of their regions and the figures that follow from them. */
export function answeredSubjects(subjects: SubjectsWire, facts: Facts) {
  const { constructionInfo, swimmingPoolInfo, vehicleInfo, houseInfo, orderExtension } = subjects;
  const house = houseInfo && {
    ...houseInfo,
    insureHouseAddress: answeredAddress(houseInfo.insureHouseAddress, facts),
    housingAreaClass: houseInfo.housingArea === null ? null : houseAreaClassOf(houseInfo.housingArea),
  };
  const { area, seatCount: _seats, ...vehicle } = vehicleInfo ?? { area: undefined, seatCount: null };
  return {
    ...(constructionInfo && {
      constructionInfo: {
        ...constructionInfo,
        constructionPeriod: periodOf(constructionInfo),
        area: answeredAddress(constructionInfo.area, facts),
      },
    }),
    ...(swimmingPoolInfo && {
      swimmingPoolInfo: { ...swimmingPoolInfo, area: answeredAddress(swimmingPoolInfo.area, facts) },
    }),
    ...(vehicleInfo &&
      area && {
        ...vehicle,
        ...answeredAddress(area, facts),
        vehicleInfo: { ...vehicleInfo, area: answeredAddress(area, facts) },
      }),
    ...(house && { houseInfo: house }),
    ...(orderExtension && { orderExtension }),
  };
}
