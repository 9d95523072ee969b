import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Card title="订单进度">
      <Skeleton lines={4} label="正在加载订单进度" />
    </Card>
  );
}
