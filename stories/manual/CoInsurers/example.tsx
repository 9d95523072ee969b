import { CoInsurers } from '@tuanbao/library/widgets/CoInsurers';
import type { ReactElement } from 'react';

import { twoInsurers } from '../../fixtures/coInsurers.ts';

export function Example(): ReactElement {
  return <CoInsurers coInsurers={twoInsurers} totalFen={1_234_567} />;
}
