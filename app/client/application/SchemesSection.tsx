import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { CoInsurers } from '@tuanbao/library/widgets/CoInsurers';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { type ReactElement, useState } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart, useDraftProblems, usePersonCounts, useQuote, useRosterLines } from '../drafts/useDraft.ts';
import { messages } from './application.messages.ts';
import { ApplyQuantity } from './ApplyQuantity.tsx';
import { sectionOf } from './sections.ts';
import { WriteSection } from './WriteSection.tsx';

export interface SchemesSectionProps {
  readonly store: DraftStore;
  readonly shouldShowProblems: boolean;
  readonly selectedId: string;
  readonly onSelect: (schemeId: string) => void;
}

/** Section with the schemes of the order. An order has at least one scheme. */
export function SchemesSection({ store, shouldShowProblems, selectedId, onSelect }: SchemesSectionProps): ReactElement {
  const words = useMessages(messages);
  const { product, occupations } = store.surroundings;
  const schemes = useDraftPart(store, 'schemes');
  const quote = useQuote(store);
  const [isComparing, setComparing] = useState(false);
  const problems = useDraftProblems(store).filter((problem) => sectionOf(problem) === 'schemes');
  return (
    <WriteSection
      section="schemes"
      title={words.section.schemes}
      actions={schemes.length > 1 ? <Button onPress={() => setComparing(true)}>{words.compare}</Button> : null}
    >
      <SchemeEditor
        product={product}
        occupations={occupations}
        schemes={schemes}
        onChange={(next) => store.change({ schemes: next })}
        rosterHeads={useRosterLines(store)}
        personCounts={usePersonCounts(store)}
        quotes={quote.schemes}
        problems={shouldShowProblems ? problems : []}
        selectedId={selectedId}
        onSelect={onSelect}
      />
      <ApplyQuantity store={store} />
      {product.coInsurers ? <CoInsurers coInsurers={product.coInsurers} totalFen={quote.totalFen} /> : null}
      <Dialog size="large" title={words.compare} isOpen={isComparing} onOpenChange={setComparing}>
        <PlanComparison product={product} schemes={schemes} quotes={quote.schemes} />
      </Dialog>
    </WriteSection>
  );
}
