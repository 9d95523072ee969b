import { threeChanges, threeChangesTrial } from '@tuanbao/library/samples/endorsements';
import { EffectiveDateSlider, EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [day, setDay] = useState('2026-12-01');
  return (
    <>
      <EffectiveDateSlider earliest="2026-11-21" latest="2027-11-30" value={day} onChange={setDay} />
      <EndorsementPremium
        changes={threeChanges}
        trial={threeChangesTrial}
        effectiveDate={day}
        heads={{ before: 500, after: 500 }}
      />
    </>
  );
}
