'use client';

import { Button } from '@tuanbao/library/components/Button';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { faultyRoster, rosterContext, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { useState } from 'react';

/** A list of insured persons. The user types persons in, or the library's worker reads them from a file. */
export function Roster() {
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }, faultyRoster));
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button onPress={() => setImporting(true)}>导入名单</Button>
      <PersonTable store={store} schemes={twoSchemes} />
      {isImporting ? (
        <RosterImport
          context={rosterContext}
          schemes={twoSchemes}
          onImport={(persons) => {
            void store.insertInSlices(persons);
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </>
  );
}
