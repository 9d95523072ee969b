import { coveredPersonsIn } from '@tuanbao/library/domain/roster/coveredPersons';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterContext, samplePerson, sampleRoster, twoSchemes } from '@tuanbao/library/samples/rosters';
import { CoveredPersons } from '@tuanbao/library/widgets/CoveredPersons';
import { PersonTable, type PersonTableHandle } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, useRef, useState } from 'react';

const cover = {
  policySn: 'P202512010007',
  productName: '雇主责任险（示例）',
  startDate: '2025-12-31',
  endDate: '2026-12-30',
};
const covered = new Map([[identityOf(samplePerson(2)), { isSameProduct: true, covers: [cover] }]]);

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
