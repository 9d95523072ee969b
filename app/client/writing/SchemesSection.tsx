import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import type { ReactElement } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftBody, useDraftProblems, useQuote } from '../drafts/useDraft.ts';
import { sectionOf } from './sections.ts';
import { WriteSection } from './WriteSection.tsx';
import { messages } from './writing.messages.ts';

export interface SchemesSectionProps {
  readonly store: DraftStore;
  readonly shouldShowProblems: boolean;
  readonly selectedId: string;
  readonly onSelect: (schemeId: string) => void;
}

/** What is insured: one or more schemes. */
export function SchemesSection({ store, shouldShowProblems, selectedId, onSelect }: SchemesSectionProps): ReactElement {
  const words = useMessages(messages);
  const { product, occupations } = store.surroundings;
  const { schemes } = useDraftBody(store);
  const quote = useQuote(store);
  const problems = useDraftProblems(store).filter((problem) => sectionOf(problem) === 'schemes');
  return (
    <WriteSection section="schemes" title={words.section.schemes}>
      <SchemeEditor
        product={product}
        occupations={occupations}
        schemes={schemes}
        onChange={(next) => store.change({ schemes: next })}
        rosterHeads={Object.fromEntries(store.rosterLines())}
        quotes={quote.schemes}
        problems={shouldShowProblems ? problems : []}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </WriteSection>
  );
}
