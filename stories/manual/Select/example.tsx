import { Select } from '@tuanbao/library/components/Select';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [months, setMonths] = useState('12');
  return (
    <Select
      label="保险期间"
      value={months}
      onChange={setMonths}
      options={[
        { value: '1', label: '1 个月' },
        { value: '6', label: '6 个月' },
        { value: '12', label: '1 年' },
      ]}
    />
  );
}
