import type { VenueCount } from '../../domain/subject/venue/venue.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form; problems are in `i18n/subjectProblems.messages.ts`. */
export interface VenueFormMessages {
  readonly businessArea: string;
  readonly counts: Readonly<Record<VenueCount, string>>;
  readonly units: Readonly<Record<VenueCount, string>>;
}

export const messages: MessagePack<VenueFormMessages> = messagePack<VenueFormMessages>(
  {
    businessArea: '营业面积',
    counts: { guestRooms: '客房数', employees: '员工人数', swimmingPools: '游泳池个数', parkingLots: '停车位数' },
    units: { guestRooms: '间', employees: '人', swimmingPools: '个', parkingLots: '个' },
  },
  {
    businessArea: 'Business area',
    counts: {
      guestRooms: 'Guest rooms',
      employees: 'Employees',
      swimmingPools: 'Swimming pools',
      parkingLots: 'Parking lots',
    },
    units: { guestRooms: 'rooms', employees: 'persons', swimmingPools: 'pools', parkingLots: 'lots' },
  },
);
