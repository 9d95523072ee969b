import type { Venue } from '@tuanbao/library/domain/subject/venue/venue';
import { venueSubjectOf } from '@tuanbao/library/domain/subject/venue/venueKind';
import { venueProblems } from '@tuanbao/library/domain/subject/venue/venueProblems';
import { expect, it } from 'vitest';

const venue: Venue = {
  businessAreaSquareMetres: 1200.5,
  guestRooms: 80,
  employees: null,
  swimmingPools: 0,
  parkingLots: null,
};

it('needs its business area; counts may be left out', () => {
  expect(venueProblems(venue)).toEqual([]);
  expect(venueProblems({ ...venue, businessAreaSquareMetres: null })).toMatchObject([{ code: 'businessAreaRequired' }]);
  expect(venueProblems({ ...venue, businessAreaSquareMetres: 1e308 })).toMatchObject([{ code: 'areaInvalid' }]);
});

it.each([-1, 0.5, Number.NaN, Infinity, 1e308])('%s rooms are no count', (guestRooms) => {
  expect(venueProblems({ ...venue, guestRooms })).toMatchObject([{ path: 'guestRooms', code: 'countInvalid' }]);
});

it('is priced once its area is known', () => {
  expect(venueSubjectOf(venue)).toEqual({ basis: 'byArea', areaSquareMetres: 1200.5 });
  expect(venueSubjectOf({ ...venue, businessAreaSquareMetres: null })).toBeNull();
});
