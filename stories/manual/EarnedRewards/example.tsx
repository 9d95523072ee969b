import { fourRewards } from '@tuanbao/library/samples/rewards';
import { EarnedRewards } from '@tuanbao/library/widgets/EarnedRewards';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <EarnedRewards rewards={fourRewards} />;
}
