import { counted } from '../counted.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import { plural } from '../plural.ts';

export interface FleetMessages {
  /** Caption of a list of all vehicles. */
  readonly list: (count: number) => string;
  /** Name of the column with the number of each vehicle in the order, from 1. */
  readonly number: string;
  /** Name of a vehicle by its number in the order, from 1. */
  readonly place: (place: number) => string;
  /** Puts the number of a vehicle before a text about this vehicle. */
  readonly at: (place: number, text: string) => string;
  /** Text with the number of vehicles of one kind and the total number of their seats. */
  readonly vehiclesWithSeats: (count: number, seats: number) => string;
}

/** Texts about the vehicles of an order that insures several vehicles. */
export const fleetMessages: MessagePack<FleetMessages> = messagePack<FleetMessages>(
  {
    list: (count) => counted`承保车辆清单（共 ${count} 辆）`,
    number: '序号',
    place: (place) => `第 ${place} 辆`,
    at: (place, text) => `第 ${place} 辆车：${text}`,
    vehiclesWithSeats: (count, seats) => counted`${count} 辆，共 ${seats} 座`,
  },
  {
    list: (count) => counted`Insured vehicles (${count})`,
    number: 'No.',
    place: (place) => `Vehicle ${place}`,
    at: (place, text) => `Vehicle ${place}: ${text}`,
    vehiclesWithSeats: (count, seats) => counted`${count} with ${plural(seats, 'seat')}`,
  },
);
