import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [plan, setPlan] = useState('basic');
  return (
    <RadioGroup
      label="保障计划"
      value={plan}
      onChange={setPlan}
      options={[
        { value: 'basic', label: '基础计划', description: '意外身故、伤残与医疗' },
        { value: 'full', label: '尊享计划', description: '另含误工与住院津贴' },
      ]}
    />
  );
}
