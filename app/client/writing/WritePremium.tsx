import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import type { ReactElement } from 'react';

import type { OpenDraft } from '../drafts/draftDesk.ts';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useDraftPart, useQuote } from '../drafts/useDraft.ts';

export interface WritePremiumProps {
  readonly draft: OpenDraft;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** The price of the draft as it is written, and the way on. */
export function WritePremium({ draft, nextLabel, onNext }: WritePremiumProps): ReactElement {
  const { store, autosave } = draft;
  const schemes = useDraftPart(store, 'schemes');
  return (
    <PremiumBar
      quote={useQuote(store)}
      schemes={schemes}
      isSample={store.surroundings.product.isSample}
      nextLabel={nextLabel}
      onNext={onNext}
      start={<SaveStatus autosave={autosave} />}
    />
  );
}
