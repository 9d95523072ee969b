import { Button } from '@tuanbao/library/components/Button';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterContext, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>导入人员清单</Button>
      <PersonTable store={store} schemes={twoSchemes} />
      {isOpen ? (
        <RosterImport
          context={store.context}
          schemes={twoSchemes}
          onImport={async (persons) => {
            await store.insertInSlices(persons);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
