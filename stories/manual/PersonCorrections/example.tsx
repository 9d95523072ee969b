import { PersonCorrections } from '@tuanbao/library/widgets/PersonCorrections';
import { type ReactElement, useState } from 'react';

import { correctedRoster, recordedPersons } from '../../fixtures/correctedRoster.ts';
import { twoSchemes } from '../../fixtures/rosters.ts';

export function Example(): ReactElement {
  const [store] = useState(correctedRoster);
  return <PersonCorrections recorded={recordedPersons} store={store} schemes={twoSchemes} />;
}
