import { sampleOrderSn } from '@tuanbao/library/samples/orders';
import { PayWait, type PayState } from '@tuanbao/library/widgets/PayWait';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [state, setState] = useState<PayState>('waiting');
  return (
    <PayWait
      state={state}
      orderSn={sampleOrderSn}
      amountFen={1_257_000}
      onReopen={() => setState('waiting')}
      onCheck={() => setState('paid')}
      onViewOrder={() => setState('insured')}
    />
  );
}
