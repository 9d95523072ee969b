import { twoInsurers } from '@tuanbao/library/samples/coInsurers';
import { CoInsurers } from '@tuanbao/library/widgets/CoInsurers';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <CoInsurers coInsurers={twoInsurers} totalFen={1_234_567} />;
}
