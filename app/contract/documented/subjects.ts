import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import { houseAreaClassOf } from '@tuanbao/library/domain/product/houseAreaClass';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { subjectSections, type SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { AddressWire } from '../wire/address.schema.ts';
import { ContradictionError } from '../wire/contradiction.ts';
import type { SubjectsWire, SubjectWire, SubjectWireValue } from '../wire/insuredSubjects.schema.ts';
import { emptySubjectWire, isAddressWire } from '../wire/insuredSubjects.ts';
import { subjectNames } from '../wire/subjectNames.ts';
import { answeredAddress, type PartOfAddress, receivedAddress } from './address.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload } from './draft.schema.ts';
import type { Facts } from './facts.ts';
import type { SubjectPayload } from './subjects.schema.ts';

const textIn = (subject: SubjectPayload, name: string): string => {
  const value = ownValue(subject, name);
  return typeof value === 'string' ? value : '';
};

const numberIn = (subject: SubjectPayload, name: string): number | null => {
  const value = ownValue(subject, name);
  return typeof value === 'number' ? value : null;
};

const isPartOfAddress = (value: unknown): value is PartOfAddress =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an insured subject of a payload. A field that is missing in the payload is treated as not entered yet. */
const receivedSubject = (section: SubjectSection, given: SubjectPayload): SubjectWire =>
  Object.fromEntries(
    Object.entries(emptySubjectWire(section)).map(([name, empty]): [string, SubjectWireValue] => {
      const value = ownValue(given, name);
      if (isAddressWire(empty)) return [name, receivedAddress(isPartOfAddress(value) ? value : undefined)];
      return [name, value === undefined || isPartOfAddress(value) ? empty : value];
    }),
  );

/**
 * Returns the number of days of the construction work, including the first and the last day; null if the first or the
 * last day is missing.
 */
function periodOf(construction: SubjectPayload): number | null {
  const [startTime, endTime] = [textIn(construction, 'startTime'), textIn(construction, 'endTime')];
  return startTime === '' || endTime === '' ? null : daysBetween(startTime, endTime) + 1;
}

/**
 * Returns the construction project of a payload; undefined if it has none. If the payload gives the number of days
 * instead of the last day, the last day is computed.
 * @throws ContradictionError when the number of days doesn't match the first and the last day
 */
function constructionIn({ constructionInfo }: DraftPayload): SubjectWire | undefined {
  if (!constructionInfo) return undefined;
  const received = receivedSubject('construction', constructionInfo);
  const startTime = textIn(received, 'startTime');
  const days = numberIn(constructionInfo, 'constructionPeriod');
  const counted = startTime !== '' && days ? plusDays(startTime, days - 1) : '';
  const construction = { ...received, endTime: textIn(received, 'endTime') || counted };
  const period = periodOf(construction);
  if (period !== null) agreed('constructionInfo.constructionPeriod', period, days);
  return construction;
}

const vehicleFields = [
  'vehicleLicenceCode',
  'vehicleFrameNo',
  'useAttribute',
  'vehicle',
  'vehicleDetail',
  'licenseImageList',
] as const;

const areaFields = ['provinceCode', 'cityCode', 'districtCode', 'detailAddress'] as const;

/**
 * Returns the vehicle of a payload; undefined if it has none. Fields of the vehicle are in `vehicleInfo`, directly in
 * the draft, or in both.
 * @throws ContradictionError when a field has different values in the draft and in `vehicleInfo`
 */
function vehicleIn(draft: DraftPayload): SubjectWire | undefined {
  const { vehicleInfo } = draft;
  if (!vehicleInfo && vehicleFields.every((name) => draft[name] === undefined)) return undefined;
  const given = vehicleInfo?.['area'];
  const areaInfo = isPartOfAddress(given) ? given : {};
  const inBoth = vehicleFields.map((name) => [name, agreed<unknown>(name, vehicleInfo?.[name], draft[name])]);
  const area = areaFields.map((name) => [name, agreed<unknown>(name, areaInfo[name] || undefined, draft[name])]);
  return receivedSubject('vehicle', {
    ...vehicleInfo,
    ...Object.fromEntries(inBoth),
    area: Object.fromEntries(area) as PartOfAddress,
  });
}

const isChosen = (address: AddressWire) => Object.values(address).some(Boolean);

/**
 * Returns the house of a payload; undefined if it has none. The fields of the house are in the applicant, in
 * `houseInfo`, or in both.
 * @throws ContradictionError when a field has different values in the applicant and in `houseInfo`, or when the area
 * class doesn't match the area
 */
function houseIn({ houseInfo, groupApplicant }: DraftPayload): SubjectWire | undefined {
  const { housingArea, insureHouseAddress } = groupApplicant ?? {};
  if (!houseInfo && !insureHouseAddress && (housingArea ?? null) === null) return undefined;
  const area = agreed('houseInfo.housingArea', houseInfo && numberIn(houseInfo, 'housingArea'), housingArea) ?? null;
  const areaClass = houseInfo ? numberIn(houseInfo, 'housingAreaClass') : null;
  if (area !== null && areaClass !== null && areaClass !== houseAreaClassOf(area)) {
    throw new ContradictionError('fieldsDiffer', 'houseInfo.housingAreaClass');
  }
  const given = houseInfo?.['insureHouseAddress'];
  const addresses = [isPartOfAddress(given) ? given : undefined, insureHouseAddress].map(receivedAddress);
  const address = agreed('houseInfo.insureHouseAddress', ...addresses.filter(isChosen));
  return receivedSubject('house', { ...houseInfo, housingArea: area, insureHouseAddress: address });
}

/**
 * Returns the insured subjects of a payload.
 * @throws ContradictionError when the payload gives a value of a subject in two fields and the two differ, or when a
 * derived value doesn't match the fields from which it is derived
 */
export const receivedSubjects = (draft: DraftPayload): SubjectsWire => ({
  ...Object.fromEntries(
    subjectSections.flatMap((section) => {
      const { name } = subjectNames[section];
      const given = draft[name];
      return given ? [[name, receivedSubject(section, given)]] : [];
    }),
  ),
  constructionInfo: constructionIn(draft),
  vehicleInfo: vehicleIn(draft),
  houseInfo: houseIn(draft),
});

/** Adds the names of the regions to the addresses of an insured subject. */
const withRegionNames = (subject: SubjectWire, facts: Facts): SubjectWire =>
  Object.fromEntries(
    Object.entries(subject).map(([name, value]) => [
      name,
      isAddressWire(value) ? answeredAddress(value, facts) : value,
    ]),
  );

/**
 * Returns the house of an order in the fields that the specification gives the applicant. Both fields are null if the
 * order insures no house.
 */
export function houseOfApplicant({ houseInfo }: SubjectsWire, facts: Facts) {
  const address = houseInfo?.['insureHouseAddress'];
  return {
    insureHouseAddress: isAddressWire(address) ? answeredAddress(address, facts) : null,
    housingArea: houseInfo ? numberIn(houseInfo, 'housingArea') : null,
  };
}

/**
 * Returns the insured subjects with the names of the regions in their addresses and with the values that follow from
 * their fields.
 */
export function answeredSubjects(subjects: SubjectsWire, facts: Facts) {
  const { constructionInfo, vehicleInfo, houseInfo } = subjects;
  const { area, seatCount: _seats, vehicleInfoList: _list, ...vehicle } = vehicleInfo ?? {};
  const housingArea = houseInfo ? numberIn(houseInfo, 'housingArea') : null;
  return {
    ...Object.fromEntries(
      subjectSections.flatMap((section) => {
        const { name } = subjectNames[section];
        const subject = subjects[name];
        return subject ? [[name, withRegionNames(subject, facts)]] : [];
      }),
    ),
    ...(constructionInfo && {
      constructionInfo: { ...withRegionNames(constructionInfo, facts), constructionPeriod: periodOf(constructionInfo) },
    }),
    ...vehicle,
    ...(isAddressWire(area) && answeredAddress(area, facts)),
    ...(houseInfo && {
      houseInfo: {
        ...withRegionNames(houseInfo, facts),
        housingAreaClass: housingArea === null ? null : houseAreaClassOf(housingArea),
      },
    }),
  };
}
