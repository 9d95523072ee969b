import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { type ReactElement, Suspense, useState } from 'react';

import type { Unfinished, UnfinishedPage } from '../data/useUnfinished.ts';
import { isCallError } from '../platform/http/callError.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { writePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { useDraftDesks } from './draftDesksContext.ts';

/** Dialog for the choice of a draft. Its code is loaded when the agent has to choose. */
const DraftChoiceDialog = lazyPart(async () => (await import('./DraftChoiceDialog.tsx')).default);

type Named = Pick<ProductSummary, 'id' | 'name'>;

interface Asked {
  readonly product: Named;
  readonly drafts: UnfinishedPage;
}

export interface DraftStart {
  /**
   * Opens the writing screen of a product. If the product has unfinished drafts, the agent is first asked to choose.
   */
  readonly start: (product: Named) => void;
  /** Dialog in which the agent chooses a draft, to be rendered over the page; null while it is closed. */
  readonly dialog: ReactElement | null;
}

/** Lets the agent start an order of a product or continue an unfinished draft. */
export function useStartDraft(): DraftStart {
  const navigate = useNavigate();
  const { send } = useServices();
  const { drafts: desk } = useDraftDesks();
  const { run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);

  const begin = async ({ id }: Named) => {
    setAsked(null);
    await desk.beginNew(id); // If the active draft can't be saved, it stays active.
    await navigate(writePath(id));
  };
  const ask = async (product: Named) => {
    const { unfinishedDraftsOf } = await import('./unfinishedWork.ts');
    try {
      await desk.save(product.id);
      const found = await unfinishedDraftsOf(send, product.id);
      if (found.total > 0) return setAsked({ product, drafts: found });
    } catch (error) {
      if (!isCallError(error)) throw error;
      return navigate(writePath(product.id)); // The writing screen loads the drafts again and shows the error.
    }
    return begin(product);
  };
  const goOn = (draft: Unfinished) => {
    setAsked(null);
    void navigate(writePath(draft.productId, { kind: 'unfinished', unfinishId: draft.id }));
  };

  const dialog = asked ? (
    <Suspense>
      <DraftChoiceDialog
        productName={asked.product.name}
        drafts={asked.drafts}
        onGoOn={goOn}
        onBegin={() => void begin(asked.product)}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  ) : null;
  return { start: (product) => void run(() => ask(product)), dialog };
}
