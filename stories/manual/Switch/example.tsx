import { Switch } from '@tuanbao/library/components/Switch';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isCustomerView, setCustomerView] = useState(false);
  return (
    <>
      <Switch isSelected={isCustomerView} onChange={setCustomerView}>
        客户视图
      </Switch>
      <p>{isCustomerView ? '推广费已隐藏' : '推广费可见'}</p>
    </>
  );
}
