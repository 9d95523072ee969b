import { venueProblems } from '@tuanbao/library/domain/subject/venue/venueProblems';
import { hotel } from '@tuanbao/library/samples/subjects';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState(hotel);
  return <VenueForm id="example-venue" value={value} onChange={setValue} problems={venueProblems(value)} />;
}
