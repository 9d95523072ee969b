import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PersonTable, type PersonTableHandle } from '@tuanbao/library/widgets/PersonTable';
import { type ReactElement, Suspense, useRef, useState } from 'react';

import { CoversNotice } from '../coveredPersons/CoversNotice.tsx';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { PastPersonsButton } from '../pastOrders/PastPersonsButton.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useImportMemory } from '../roster/importMemoryContext.ts';
import { importsOf } from '../roster/importsOf.ts';
import { type TakenRoster, takeRoster } from '../roster/takeRoster.ts';
import { messages } from './application.messages.ts';
import { WriteSection } from './WriteSection.tsx';

const importing = () => import('@tuanbao/library/widgets/RosterImport');
const RosterImport = lazyPart(async () => (await importing()).RosterImport);

/** Who is insured: the roster, typed, pasted or imported. */
export function PersonsSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const { settings } = useServices();
  const importMemory = useImportMemory();
  const { locale } = useObservable(settings);
  const schemes = useDraftPart(store, 'schemes');
  const table = useRef<PersonTableHandle>(null);
  const [isMasked, setMasked] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { roster } = store;
  const imports = importsOf(roster);

  const tell = ({ added, updated, kept }: TakenRoster) => {
    const isPlain = updated === 0 && kept === 0;
    const title = isPlain ? words.imported(added) : words.merged(added, updated, kept);
    showToast({ tone: 'success', title, ...(isPlain ? {} : { timeoutMs: 8000 }) });
  };

  const take = async (persons: readonly NewPerson[]) => {
    const taken = await takeRoster(roster, persons, imports.lastImport());
    imports.noteImport(persons);
    setImporting(false);
    tell(taken);
  };

  const exportList = async () => {
    setExporting(true);
    try {
      const { writeRosterFile, saveFile } = await importing();
      saveFile(await writeRosterFile(roster.persons(), roster.context, locale), words.exportFile);
    } finally {
      setExporting(false);
    }
  };

  return (
    <WriteSection
      section="persons"
      title={words.section.persons}
      actions={
        <>
          <PastPersonsButton store={store} />
          <Button isPending={isExporting} onPress={() => void exportList()}>
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
            leftOut={imports.leftOut}
            onImport={take}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
    </WriteSection>
  );
}
