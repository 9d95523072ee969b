import { DateRangeField } from '@tuanbao/library/components/DateRangeField';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [range, setRange] = useState({ start: '2026-11-01', end: '2026-11-20' });
  return (
    <DateRangeField
      label="下单日期"
      maxValue="2026-11-20"
      value={range}
      onChange={setRange}
      presets={[
        { label: '本月', start: '2026-11-01', end: '2026-11-20' },
        { label: '上月', start: '2026-10-01', end: '2026-10-31' },
      ]}
    />
  );
}
