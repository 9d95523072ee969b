import { Button } from '@tuanbao/library/components/Button';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PersonTable, type PersonTableHandle } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, Suspense, useRef, useState } from 'react';

import { CoversNotice } from '../coveredPersons/CoversNotice.tsx';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { PastPersonsButton } from '../pastOrders/PastPersonsButton.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useImportMemory } from '../roster/importMemoryContext.ts';
import { messages } from './application.messages.ts';
import { loadRosterImport, useRosterFiles } from './useRosterFiles.ts';
import { useSectionTitles } from './useSectionTitles.ts';
import { WriteSection } from './WriteSection.tsx';

const RosterImport = lazyPart(async () => (await loadRosterImport()).RosterImport);

/**
 * Section with the roster of insured persons. Persons can be typed, pasted, imported, or copied from an existing order.
 */
export function PersonsSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const titles = useSectionTitles(store.surroundings.product);
  const importMemory = useImportMemory();
  const schemes = useDraftPart(store, 'schemes');
  const table = useRef<PersonTableHandle>(null);
  const [isMasked, setMasked] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { roster } = store;
  const files = useRosterFiles(roster);

  const take = async (persons: readonly NewPerson[]) => {
    await files.take(persons);
    setImporting(false);
  };

  return (
    <WriteSection
      section="persons"
      title={titles.persons}
      actions={
        <>
          <PastPersonsButton store={store} />
          <Button isPending={files.isExporting} onPress={() => void files.exportList()}>
            {words.exportPersons}
          </Button>
          <Button onPress={() => setImporting(true)}>{words.importPersons}</Button>
        </>
      }
    >
      <CoversNotice store={store} isMasked={isMasked} onGoTo={(key) => table.current?.goToPerson(key)} />
      <PersonTable ref={table} store={roster} schemes={schemes} isMasked={isMasked} onMaskedChange={setMasked} />
      {isImporting ? (
        <Suspense>
          <RosterImport
            context={roster.context}
            schemes={roster.context.schemes}
            memory={importMemory}
            leftOut={files.leftOut}
            onImport={take}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
    </WriteSection>
  );
}
