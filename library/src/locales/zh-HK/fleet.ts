import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { type FleetMessages, fleetMessages } from '../../i18n/subjects/fleet.messages.ts';

/** The Hong Kong texts for `fleetMessages`. Other files of this folder also use them. */
export const fleetTexts: FleetMessages = {
  list: (count) => counted`承保車輛清單（共 ${count} 輛）`,
  number: '序號',
  place: (place) => `第 ${place} 輛`,
  at: (place, text) => `第 ${place} 輛車：${text}`,
  vehiclesWithSeats: (count, seats) => counted`${count} 輛，共 ${seats} 座`,
};

export const fleet: ReplacedMessages = replaceMessages(fleetMessages, { 'zh-HK': fleetTexts });
