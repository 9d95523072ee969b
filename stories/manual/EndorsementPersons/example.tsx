import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { fewInsured, policyContext, threeChanges, threeChangesTrial } from '@tuanbao/library/samples/endorsements';
import { EndorsementPersons } from '@tuanbao/library/widgets/EndorsementPersons';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [changes, setChanges] = useState<readonly PersonChange[]>(threeChanges);
  return (
    <EndorsementPersons
      value={changes}
      onChange={setChanges}
      kinds={['add', 'remove', 'replace']}
      insured={fewInsured}
      context={policyContext}
      rule={defaultEndorsementRule}
      effectiveDate="2026-12-01"
      trial={changes === threeChanges ? threeChangesTrial : null}
    />
  );
}
