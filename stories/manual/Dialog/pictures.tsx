import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';

import type { PicturePair } from '../picturePair.ts';

export const pictures: readonly PicturePair[] = [
  {
    Do: () => (
      <Card title="删除方案一？">
        <p>方案中的 12 人将一并删除。</p>
        <Button>取消</Button> <Button variant="danger">删除</Button>
      </Card>
    ),
    Dont: () => (
      <Card title="提示">
        <p>您确定要进行此操作吗？</p>
        <Button>否</Button> <Button variant="primary">是</Button>
      </Card>
    ),
  },
];
