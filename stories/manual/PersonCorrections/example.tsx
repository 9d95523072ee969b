import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterContext, sampleRoster, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonCorrections } from '@tuanbao/library/widgets/PersonCorrections';
import { type ReactElement, useState } from 'react';

const recorded = sampleRoster(6).map((person, at) => ({ ...person, key: at + 11 }));

/** The roster with one corrected person. */
function correctedRoster() {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, recorded);
  store.setField(store.keyAt(1) ?? -1, 'name', '阿卜杜热合曼·艾力·买买提明');
  return store;
}

export function Example(): ReactElement {
  const [store] = useState(correctedRoster);
  return <PersonCorrections recorded={recorded} store={store} schemes={twoSchemes} />;
}
