import { fewInsured, policyContext } from '@tuanbao/library/samples/endorsements';
import { RosterReconcile } from '@tuanbao/library/widgets/RosterReconcile';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <RosterReconcile insured={fewInsured} context={policyContext} onRequest={() => {}} />;
}
