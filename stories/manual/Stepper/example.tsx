import { Stepper } from '@tuanbao/library/components/Stepper';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [step, setStep] = useState('confirm');
  return (
    <Stepper
      value={step}
      onChange={setStep}
      steps={[
        { id: 'write', title: '填写投保信息' },
        { id: 'confirm', title: '确认' },
        { id: 'pay', title: '支付' },
      ]}
    />
  );
}
