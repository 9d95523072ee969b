import { Money } from '@tuanbao/library/components/Money';

import type { PicturePair } from '../picturePair.ts';

export const pictures: readonly PicturePair[] = [
  { Do: () => <Money fen={20_500_800} />, Dont: () => <span>205008元</span> },
];
