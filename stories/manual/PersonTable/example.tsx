import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, useState } from 'react';

import { faultyRoster, rosterContext, twoSchemes } from '../../fixtures/rosters.ts';

export function Example(): ReactElement {
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }, faultyRoster));
  return <PersonTable store={store} schemes={twoSchemes} />;
}
