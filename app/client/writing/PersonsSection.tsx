import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { type ReactElement, useState } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftBody } from '../drafts/useDraft.ts';
import { WriteSection } from './WriteSection.tsx';
import { messages } from './writing.messages.ts';

/** Who is insured: the roster, typed, pasted or imported. */
export function PersonsSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const { schemes } = useDraftBody(store);
  const [isImporting, setImporting] = useState(false);
  const { roster } = store;
  return (
    <WriteSection
      section="persons"
      title={words.section.persons}
      actions={<Button onPress={() => setImporting(true)}>{words.importPersons}</Button>}
    >
      <PersonTable store={roster} schemes={schemes} />
      {isImporting ? (
        <RosterImport
          context={roster.context}
          schemes={roster.context.schemes}
          onImport={(persons) => {
            setImporting(false);
            void roster
              .insertInSlices(persons)
              .then(() => showToast({ tone: 'success', title: words.imported(persons.length) }));
          }}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </WriteSection>
  );
}
