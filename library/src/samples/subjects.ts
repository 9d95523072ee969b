import { vinCheckDigit } from '../domain/identity/checkDigits.ts';
import type { ProductDefinition } from '../domain/product/productDefinition.ts';
import type { Address } from '../domain/region/address.ts';
import type { Construction } from '../domain/subject/construction/construction.ts';
import type { House } from '../domain/subject/house/house.ts';
import { type InsuredSubjects, subjectsFor } from '../domain/subject/insuredSubjects.ts';
import type { SwimmingPools } from '../domain/subject/pool/swimmingPool.ts';
import type { FleetVehicle, Vehicle } from '../domain/subject/vehicle/vehicle.ts';
import type { Venue } from '../domain/subject/venue/venue.ts';

/** A picture as a data URL with an SVG drawing, so that no request is necessary. */
const picture = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${name}</title><path fill="#9cc5e0" d="M0 0h4v2H0z"/><path fill="#7a8b6f" d="M0 2h4v1H0z"/></svg>`,
  )}`;

const inNanshan: Address = {
  provinceCode: 440000,
  cityCode: 440300,
  districtCode: 440305,
  detail: '科技园示例路 1 号 3 栋',
};

/** An address in the region with the longest name, with a long street address. */
export const inShuangjiang: Address = {
  provinceCode: 530000,
  cityCode: 530900,
  districtCode: 530925,
  detail: '勐勐镇示例大道与民族团结路交叉口东南侧双江农产品交易中心综合服务楼 A 座 12 层 1201 至 1212 室',
};

/** A fictional construction project. All its data are valid. */
export const works: Construction = {
  projectName: '滨江二期安置房',
  projectType: 'otherCivilBuilding',
  labourType: 'nonLabour',
  qualification: 'secondGrade',
  areaSquareMetres: 12_345.67,
  costFen: 8_000_000_00,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  address: inNanshan,
  materialImages: [picture('施工合同')],
  contractVideo: '',
};

export const pools: SwimmingPools = {
  areaSquareMetres: 480.5,
  count: 2,
  address: inNanshan,
  images: [picture('泳池全景'), picture('救生设施')],
};

/** A passenger car. The frame number is a well-known example. */
export const car: Vehicle = {
  licencePlate: '粤B12345',
  frameNo: '1M8GDM9AXKP042788',
  engineNo: 'EA211-042788',
  useAttribute: 'nonCommercial',
  detail: 'passengerCar',
  seats: 7,
  licenceImages: [picture('行驶证')],
  address: inNanshan,
  others: [],
};

/**
 * Returns vehicles for the field `others` of a `Vehicle`. Each vehicle is complete and has its own frame number and
 * plate. The plates are fictional. The fields in `change` are replaced in every vehicle.
 */
export const furtherVehicles = (count: number, change: Partial<FleetVehicle> = {}): readonly FleetVehicle[] =>
  Array.from({ length: count }, (_, at) => {
    const body = `LSVAA4180E2${String(100_001 + at)}`;
    return {
      licencePlate: `粤B${String(20_001 + at)}`,
      frameNo: `${body.slice(0, 8)}${vinCheckDigit(body)}${body.slice(9)}`,
      engineNo: `EA888-${String(100_001 + at)}`,
      useAttribute: 'nonCommercial',
      detail: 'passengerCar',
      seats: 5,
      licenceImages: [picture(`行驶证${at + 2}`)],
      ...change,
    };
  });

export const house: House = { areaSquareMetres: 128.6, address: inNanshan };

export const hotel: Venue = {
  businessAreaSquareMetres: 5200,
  guestRooms: 96,
  employees: 48,
  swimmingPools: 1,
  parkingLots: 60,
};

/** Returns complete data of the subject that a product insures, with values that the product accepts. */
export function completeSubjects(product: ProductDefinition): InsuredSubjects {
  const first = product.tariff?.basis === 'perVehicle' ? product.tariff.vehicles[0] : undefined;
  const rate = product.tariff?.basis === 'byContractCost' ? product.tariff.rates[0] : undefined;
  return subjectsFor(product, {
    construction: rate
      ? { ...works, projectType: rate.projectType, labourType: rate.labourType, qualification: rate.qualification }
      : works,
    swimmingPool: pools,
    vehicle: first ? { ...car, detail: first.detail } : car,
    house,
    orderExtension: hotel,
  });
}
