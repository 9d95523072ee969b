import { Tag } from '@tuanbao/library/components/Tag';

import type { PicturePair } from '../picturePair.ts';

export const pictures: readonly PicturePair[] = [
  {
    Do: () => (
      <>
        <Tag tone="danger">待完善</Tag> <Tag>附加险</Tag>
      </>
    ),
    Dont: () => (
      <>
        <Tag tone="danger">附加险</Tag> <Tag tone="success">这个方案还有两处没有填写</Tag>
      </>
    ),
  },
];
