import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Card title="投保人信息" actions={<Button size="small">修改</Button>}>
      苏州团保示范科技有限公司
    </Card>
  );
}
