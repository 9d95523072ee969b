import { ownValue } from '../../domain/record/ownValue.ts';
import { vehiclesOf } from '../../domain/subject/vehicle/fleet.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../enumerations/vehicleDetail.messages.ts';
import { type Locale, messagesIn } from '../messagePack.ts';
import { vehicleWords } from './vehicle.messages.ts';

/** One vehicle of an order as texts that can be shown. */
export interface FleetText {
  /** Number of the vehicle in the order, from 1. */
  readonly place: number;
  readonly licencePlate: string;
  readonly frameNo: string;
  readonly engineNo: string;
  readonly detail: string;
  readonly useAttribute: string;
  readonly seats: string;
  /** Number of uploaded files of the vehicle licence. */
  readonly images: number;
}

/** Words for the values of a vehicle. */
export interface FleetTextWords {
  /** Returns the name of a kind of vehicle. */
  readonly nameOf: (detail: string) => string;
  /** Names of the uses of a vehicle. */
  readonly uses: Readonly<Record<string, string>>;
  /** Text for a vehicle without a licence plate. */
  readonly unregistered: string;
}

/** The words in a given language, for documents. Components get them from `useMessages` instead. */
export const fleetTextWordsIn = (locale: Locale): FleetTextWords => ({
  nameOf: messagesIn(vehicleDetailMessages, locale).nameOf,
  uses: messagesIn(vehicleUseMessages, locale),
  unregistered: messagesIn(vehicleWords.fields, locale).absent.licencePlate ?? '',
});

/**
 * All vehicles of an order as texts: first `vehicle`, then the vehicles in its field `others`. A missing licence plate
 * becomes the text `unregistered`; any other missing value becomes an empty text.
 */
export const fleetTexts = (vehicle: Vehicle, { nameOf, uses, unregistered }: FleetTextWords): readonly FleetText[] =>
  vehiclesOf(vehicle).map((each, at) => ({
    place: at + 1,
    licencePlate: each.licencePlate || unregistered,
    frameNo: each.frameNo,
    engineNo: each.engineNo,
    detail: each.detail === '' ? '' : nameOf(each.detail),
    useAttribute: ownValue(uses, each.useAttribute) ?? each.useAttribute,
    seats: each.seats === null ? '' : String(each.seats),
    images: each.licenceImages.length,
  }));
