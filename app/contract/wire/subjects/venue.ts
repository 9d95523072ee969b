import type { Venue } from '@tuanbao/library/domain/subject/venue/venue';

import type { SubjectNames } from './subjectShape.ts';

/** Wire names of a venue (经营场所). */
export const venueNames = {
  name: 'orderExtension',
  fields: {
    businessAreaSquareMetres: { name: 'businessArea' },
    guestRooms: { name: 'guestRoomAmount' },
    employees: { name: 'employeeAmount' },
    swimmingPools: { name: 'swimmingPoolAmount' },
    parkingLots: { name: 'parkingLotAmount' },
  },
} as const satisfies SubjectNames<keyof Venue>;
