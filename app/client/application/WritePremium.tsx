import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import type { ReactElement } from 'react';

import { CommissionLine } from '../commission/CommissionLine.tsx';
import { ProPriceLine } from '../commission/ProPriceLine.tsx';
import type { OpenDraft } from '../drafts/openDraft.ts';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useDraftPart, useQuote } from '../drafts/useDraft.ts';

export interface WritePremiumProps {
  readonly draft: OpenDraft;
  readonly nextLabel: string;
  readonly onNext: () => void;
  /** True while the draft is checked, before the next screen opens. */
  readonly isPending: boolean;
}

/** Bar with the price of the current draft and the button that opens the next section or the next screen. */
export function WritePremium({ draft, nextLabel, onNext, isPending }: WritePremiumProps): ReactElement {
  const { store, autosave } = draft;
  const schemes = useDraftPart(store, 'schemes');
  const quote = useQuote(store);
  const { product } = store.surroundings;
  return (
    <PremiumBar
      quote={quote}
      schemes={schemes}
      isSample={product.isSample}
      nextLabel={nextLabel}
      onNext={onNext}
      isPending={isPending}
      start={<SaveStatus autosave={autosave} />}
      more={
        <>
          <CommissionLine productId={product.id} premium={quote.totalFen} />
          <ProPriceLine productId={product.id} premium={quote.totalFen} />
        </>
      }
    />
  );
}
