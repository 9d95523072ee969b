import { EndorsementProcess } from '@tuanbao/library/widgets/EndorsementProcess';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <EndorsementProcess status="firstReview" review="twoStage" />;
}
