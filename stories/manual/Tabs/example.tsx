import { Tabs } from '@tuanbao/library/components/Tabs';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Tabs
      aria-label="方案"
      items={[
        { id: 's1', title: '办公室', content: <p>20 人，1 类职业</p> },
        { id: 's2', title: '车间', content: <p>8 人，3 类职业</p> },
      ]}
    />
  );
}
