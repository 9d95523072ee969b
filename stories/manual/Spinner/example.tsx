import { Spinner } from '@tuanbao/library/components/Spinner';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <p>
      <Spinner label="正在查询支付结果" /> 正在查询支付结果…
    </p>
  );
}
