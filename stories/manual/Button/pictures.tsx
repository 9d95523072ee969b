import { Button } from '@tuanbao/library/components/Button';

import type { PicturePair } from '../picturePair.ts';

export const pictures: readonly PicturePair[] = [
  {
    Do: () => (
      <>
        <Button>保存草稿</Button> <Button variant="primary">提交订单</Button>
      </>
    ),
    Dont: () => (
      <>
        <Button variant="primary">保存草稿</Button> <Button variant="primary">提交订单</Button>
      </>
    ),
  },
  {
    Do: () => <Button variant="danger">删除方案</Button>,
    Dont: () => <Button variant="danger">确定</Button>,
  },
];
