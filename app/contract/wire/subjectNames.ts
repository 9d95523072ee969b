import type { Construction } from '@tuanbao/library/domain/subject/construction/construction';
import type { House } from '@tuanbao/library/domain/subject/house/house';
import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';
import type { SwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';
import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import type { Venue } from '@tuanbao/library/domain/subject/venue/venue';

import { constructionQualificationWords, labourTypeWords, projectTypeWords } from '../wireTables/construction.ts';
import { specialVehicleWords, truckSizeWords, useAttributeWords, vehicleKindWords } from '../wireTables/vehicles.ts';
import { ContradictionError } from './contradiction.ts';

/** Wire name of a subject's field. The control of the field determines its schema and codec. */
export interface SubjectFieldName {
  readonly name: string;
  /** Maximum length of a text in characters. */
  readonly max?: number;
  /** Codes of the words of a choice. @default the words are sent unchanged */
  readonly words?: { readonly codeOf: (word: string) => string; readonly wordOf: (code: string) => string };
  /** Second wire field, when the specification encodes a word as two codes. */
  readonly second?: {
    readonly name: string;
    readonly max: number;
    readonly codesOf: (word: string) => readonly [first: string, second: string];
    /** @throws ContradictionError when the two codes don't belong together */
    readonly wordOf: (first: string, second: string) => string;
  };
}

/** Wire name of a subject in drafts and orders, and the wire names of its fields. */
interface SubjectNames<Field extends string> {
  readonly name: 'constructionInfo' | 'swimmingPoolInfo' | 'vehicleInfo' | 'houseInfo' | 'orderExtension';
  readonly fields: Readonly<Record<Field, SubjectFieldName>>;
}

/** Wire name of a subject in drafts and orders. */
export type SubjectName = SubjectNames<string>['name'];

const construction: SubjectNames<keyof Construction> = {
  name: 'constructionInfo',
  fields: {
    projectName: { name: 'projectName', max: 200 },
    projectType: { name: 'projectType', max: 10, words: projectTypeWords },
    labourType: { name: 'typeOfLabor', max: 10, words: labourTypeWords },
    qualification: { name: 'constructionQualification', max: 10, words: constructionQualificationWords },
    areaSquareMetres: { name: 'constructionSquare' },
    costFen: { name: 'projectCosts' },
    startDate: { name: 'startTime' },
    endDate: { name: 'endTime' },
    address: { name: 'area' },
    materialImages: { name: 'materialImageUrls' },
    contractVideo: { name: 'projectContractVideo' },
  },
};

const swimmingPool: SubjectNames<keyof SwimmingPools> = {
  name: 'swimmingPoolInfo',
  fields: {
    areaSquareMetres: { name: 'swimmingPoolArea' },
    count: { name: 'swimmingPoolCount' },
    address: { name: 'area' },
    images: { name: 'swimmingPoolImgList' },
  },
};

/**
 * Returns the two codes of a vehicle type (车型) in the specification: its kind, and its size or number. A passenger car
 * has no second code.
 */
function vehicleCodesOf(word: string): readonly [string, string] {
  if (word === '' || word === 'passengerCar') return [word, ''];
  const [kind = '', size = ''] = word.split(':');
  const table = kind === 'truck' ? truckSizeWords : specialVehicleWords;
  return [vehicleKindWords.codeOf(kind), table.codeOf(size)];
}

function vehicleDetailOf(first: string, second: string): string {
  const kind = vehicleKindWords.wordOf(first);
  if (kind === '' || kind === 'passengerCar') {
    if (second !== '') throw new ContradictionError('vehicleDetailNotAsked', 'vehicleDetail');
    return kind;
  }
  const table = kind === 'truck' ? truckSizeWords : specialVehicleWords;
  return `${kind}:${table.wordOf(second)}`;
}

const vehicle: SubjectNames<keyof Vehicle> = {
  name: 'vehicleInfo',
  fields: {
    licencePlate: { name: 'vehicleLicenceCode', max: 40 },
    frameNo: { name: 'vehicleFrameNo', max: 60 },
    engineNo: { name: 'vehicleEngineNo', max: 60 },
    useAttribute: { name: 'useAttribute', max: 10, words: useAttributeWords },
    detail: {
      name: 'vehicle',
      max: 20,
      second: { name: 'vehicleDetail', max: 10, codesOf: vehicleCodesOf, wordOf: vehicleDetailOf },
    },
    seats: { name: 'seatCount' },
    licenceImages: { name: 'licenseImageList' },
    address: { name: 'area' },
  },
};

const house: SubjectNames<keyof House> = {
  name: 'houseInfo',
  fields: { areaSquareMetres: { name: 'housingArea' }, address: { name: 'insureHouseAddress' } },
};

const orderExtension: SubjectNames<keyof Venue> = {
  name: 'orderExtension',
  fields: {
    businessAreaSquareMetres: { name: 'businessArea' },
    guestRooms: { name: 'guestRoomAmount' },
    employees: { name: 'employeeAmount' },
    swimmingPools: { name: 'swimmingPoolAmount' },
    parkingLots: { name: 'parkingLotAmount' },
  },
};

/** Wire names of every subject, by its section. */
export const subjectNames: Readonly<Record<SubjectSection, SubjectNames<string>>> = {
  construction,
  swimmingPool,
  vehicle,
  house,
  orderExtension,
};
