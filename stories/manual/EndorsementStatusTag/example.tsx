import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <>
      <EndorsementStatusTag status="awaitingPayment" /> <EndorsementStatusTag status="succeeded" />{' '}
      <EndorsementStatusTag status="rejected" />
    </>
  );
}
