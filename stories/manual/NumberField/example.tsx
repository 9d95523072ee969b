import { NumberField } from '@tuanbao/library/components/NumberField';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [heads, setHeads] = useState<number | null>(12);
  return (
    <NumberField
      label="计划人数"
      unit="人"
      showStepper
      minValue={3}
      maxValue={10_000}
      value={heads}
      onChange={setHeads}
      description="至少 3 人"
    />
  );
}
