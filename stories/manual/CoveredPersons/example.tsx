import { coveredPersonsIn } from '@tuanbao/library/domain/roster/coveredPersons';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { CoveredPersons } from '@tuanbao/library/widgets/CoveredPersons';
import { PersonTable, type PersonTableHandle } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, useRef, useState } from 'react';

import { twoCovered } from '../../fixtures/coveredPersons.ts';
import { rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../fixtures/rosters.ts';

const covered = new Map([[identityOf(samplePerson(2)), { isSameProduct: true, covers: twoCovered[0]?.covers ?? [] }]]);

export function Example(): ReactElement {
  const [store] = useState(() =>
    createRosterStore({ ...rosterContext, schemes: twoSchemes, covered }, sampleRoster(4)),
  );
  const table = useRef<PersonTableHandle>(null);
  return (
    <>
      <CoveredPersons
        persons={coveredPersonsIn(store.persons(), covered)}
        onGoTo={(key) => table.current?.goToPerson(key)}
      />
      <PersonTable ref={table} store={store} schemes={twoSchemes} />
    </>
  );
}
