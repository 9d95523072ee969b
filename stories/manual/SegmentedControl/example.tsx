import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [period, setPeriod] = useState('month');
  return (
    <SegmentedControl
      label="统计周期"
      value={period}
      onChange={setPeriod}
      options={[
        { value: 'week', label: '本周' },
        { value: 'month', label: '本月' },
        { value: 'year', label: '本年' },
      ]}
    />
  );
}
