import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';

import type { PicturePair } from '../picturePair.ts';

export const pictures: readonly PicturePair[] = [
  {
    Do: () => (
      <Notice tone="warning" title="起保日期已过" action={<Button size="small">改到明天</Button>}>
        保费将按新的起保日期重新计算。
      </Notice>
    ),
    Dont: () => <Notice tone="warning" title="警告：操作失败，请检查数据" />,
  },
];
