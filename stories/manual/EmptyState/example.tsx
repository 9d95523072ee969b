import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <EmptyState
      title="还没有订单"
      description="选好产品并提交投保后，订单会出现在这里"
      action={<Button variant="primary">去选产品</Button>}
    />
  );
}
