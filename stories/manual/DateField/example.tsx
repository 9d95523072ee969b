import { DateField } from '@tuanbao/library/components/DateField';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [day, setDay] = useState('2026-12-01');
  return (
    <DateField
      label="起保日期"
      description="最早为明天，自当日零时起生效"
      minValue="2026-11-21"
      maxValue="2027-01-19"
      value={day}
      onChange={setDay}
    />
  );
}
