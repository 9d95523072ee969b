import type { Venue, VenueCode } from '../../domain/subject/venue/venue.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import type { SubjectFieldMessages, SubjectSentences, SubjectWords } from '../subjectWords.ts';

const fields: MessagePack<SubjectFieldMessages<keyof Venue>> = messagePack<SubjectFieldMessages<keyof Venue>>(
  {
    names: {
      businessAreaSquareMetres: '营业面积',
      guestRooms: '客房数',
      employees: '员工人数',
      swimmingPools: '游泳池个数',
      parkingLots: '停车位数',
    },
    hints: {},
    absent: {},
    units: { guestRooms: '间', employees: '人', swimmingPools: '个', parkingLots: '个' },
    periods: {},
    regions: {},
    details: {},
  },
  {
    names: {
      businessAreaSquareMetres: 'Business area',
      guestRooms: 'Guest rooms',
      employees: 'Employees',
      swimmingPools: 'Swimming pools',
      parkingLots: 'Parking spaces',
    },
    hints: {},
    absent: {},
    units: { guestRooms: 'rooms', employees: 'persons', swimmingPools: 'pools', parkingLots: 'spaces' },
    periods: {},
    regions: {},
    details: {},
  },
);

/** Sentences for the problems of a venue. If the specification (§5) defines a sentence, it is used literally. */
const sentences: MessagePack<SubjectSentences<VenueCode>> = messagePack<SubjectSentences<VenueCode>>(
  {
    businessAreaRequired: () => '请输入营业面积',
  },
  {
    businessAreaRequired: () => 'Enter the business area',
  },
);

/** 经营场所 (venue): the words of its form, summary and documents. */
export const venueWords: SubjectWords<keyof Venue, VenueCode> = { fields, choices: {}, sentences };
