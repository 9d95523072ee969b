import { Button } from '@tuanbao/library/components/Button';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterContext, sampleRoster, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, useState } from 'react';

/** A roster to which 10,000 persons are added in slices, so that the page stays responsive. */
export function Example(): ReactElement {
  // The roster is stored outside of React, so an edit renders only the changed row.
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }));
  const [isAdding, setAdding] = useState(false);

  const add = async (): Promise<void> => {
    setAdding(true);
    await store.insertInSlices(sampleRoster(10_000)); // The user can undo the insertion in one step.
    setAdding(false);
  };

  return (
    <>
      <Button isPending={isAdding} onPress={() => void add()}>
        加入 10,000 人
      </Button>
      <PersonTable store={store} schemes={twoSchemes} />
    </>
  );
}
