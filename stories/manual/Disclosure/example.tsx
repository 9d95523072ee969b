import { Disclosure } from '@tuanbao/library/components/Disclosure';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Disclosure title="哪些情形不予赔付">
      <p>醉酒驾驶、故意行为以及保险期间以外发生的事故，不在责任范围内。</p>
    </Disclosure>
  );
}
