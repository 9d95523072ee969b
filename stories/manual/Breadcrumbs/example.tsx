import { Breadcrumbs } from '@tuanbao/library/components/Breadcrumbs';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Breadcrumbs
      items={[{ label: '订单', href: '#orders' }, { label: 'TB20261120000017', href: '#order' }, { label: '申请保全' }]}
    />
  );
}
