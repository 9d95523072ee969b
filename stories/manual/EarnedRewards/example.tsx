import { EarnedRewards } from '@tuanbao/library/widgets/EarnedRewards';
import type { ReactElement } from 'react';

import { fourRewards } from '../../fixtures/rewards.ts';

export function Example(): ReactElement {
  return <EarnedRewards rewards={fourRewards} />;
}
