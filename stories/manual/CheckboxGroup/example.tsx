import { CheckboxGroup } from '@tuanbao/library/components/CheckboxGroup';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [clauses, setClauses] = useState<readonly string[]>(['medical']);
  return (
    <CheckboxGroup
      label="附加责任"
      allowsSelectAll
      value={clauses}
      onChange={setClauses}
      options={[
        { value: 'medical', label: '工伤医疗费用', description: '保额 3 万或 5 万' },
        { value: 'lostWork', label: '误工费用' },
        { value: 'hospital', label: '住院津贴' },
      ]}
    />
  );
}
