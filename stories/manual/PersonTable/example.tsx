import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { faultyRoster, rosterContext, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }, faultyRoster));
  return <PersonTable store={store} schemes={twoSchemes} />;
}
