import { Button } from '@tuanbao/library/components/Button';
import { mergeRoster } from '@tuanbao/library/domain/roster/import/mergeRoster';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterContext, sampleRoster, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { type ReactElement, useState } from 'react';

/** A table of persons into which lists are imported. Persons who are already in the table are updated. */
export function Example(): ReactElement {
  // The context has the schemes, so that the store can check the scheme of each person.
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }, sampleRoster(3)));
  const [isOpen, setOpen] = useState(false);
  const [lastList, setLastList] = useState<readonly NewPerson[]>([]);

  const take = (list: readonly NewPerson[]): void => {
    const before = store.persons();
    const { persons } = mergeRoster(before, list, lastList); // Values that were edited since the last import are kept.
    // The persons of the table come first, in their order. A person who didn't change is the same object as before.
    const updated = before.flatMap((person, position) => {
      const merged = persons[position] ?? person;
      return merged === person ? [] : [{ ...merged, key: person.key }];
    });
    store.change(updated, persons.slice(before.length)); // The user can undo the import in one step.
    setLastList(list);
    setOpen(false);
  };

  return (
    <>
      <Button onPress={() => setOpen(true)}>导入人员清单</Button>
      <PersonTable store={store} schemes={twoSchemes} />
      {isOpen ? (
        <RosterImport context={store.context} schemes={twoSchemes} onImport={take} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
