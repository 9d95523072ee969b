import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { type ReactElement, useState } from 'react';

import { threeChanges, threeChangesTrial } from '../../fixtures/endorsements.ts';

export function Example(): ReactElement {
  const [day, setDay] = useState('2026-12-01');
  return (
    <EndorsementPremium
      changes={threeChanges}
      trial={threeChangesTrial}
      effectiveDate={day}
      dates={{ earliest: '2026-11-21', latest: '2027-11-30' }}
      onDate={setDay}
    />
  );
}
