import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';
import { fleetMessages } from '@tuanbao/library/i18n/subjects/fleet.messages';
import { type FleetText, fleetTexts, fleetTextWordsIn } from '@tuanbao/library/i18n/subjects/fleetTexts';
import { vehicleWords } from '@tuanbao/library/i18n/subjects/vehicle.messages';

import type { Sheet } from '../platform/drawing/sheet.ts';

const locale = 'zh-CN';
const { list, number } = fleetMessages[locale];
const { names } = vehicleWords.fields[locale];

/** Returns the texts about the vehicles of an order; empty if the order insures no vehicle. */
export const printedVehicles = ({ vehicle }: InsuredSubjects): readonly FleetText[] =>
  vehicle ? fleetTexts(vehicle, fleetTextWordsIn(locale)) : [];

/** Returns the texts about the vehicles of an order that insures several vehicles; empty for other orders. */
export function printedFleet(subjects: InsuredSubjects): readonly FleetText[] {
  const vehicles = printedVehicles(subjects);
  return vehicles.length > 1 ? vehicles : [];
}

/** Adds the list of the insured vehicles to a PDF. Adds nothing if the list is empty. */
export function drawVehicles(sheet: Sheet, vehicles: readonly FleetText[]): void {
  if (vehicles.length === 0) return;
  sheet.heading(list(vehicles.length));
  sheet.table(
    [
      { title: number, share: 0.08, isNumeric: true },
      { title: names.licencePlate, share: 0.16 },
      { title: names.frameNo, share: 0.28 },
      { title: names.detail, share: 0.22 },
      { title: names.useAttribute, share: 0.13 },
      { title: names.seats, share: 0.13, isNumeric: true },
    ],
    vehicles.map(({ place, licencePlate, frameNo, detail, useAttribute, seats }) => [
      String(place),
      licencePlate,
      frameNo,
      detail,
      useAttribute,
      seats,
    ]),
  );
}
