import { RosterReconcile } from '@tuanbao/library/widgets/RosterReconcile';
import type { ReactElement } from 'react';

import { fewInsured, policyContext } from '../../fixtures/endorsements.ts';

export function Example(): ReactElement {
  return <RosterReconcile insured={fewInsured} context={policyContext} onRequest={() => {}} />;
}
