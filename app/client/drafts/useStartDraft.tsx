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

/** Fetched where there is something to choose. */
const DraftChoiceDialog = lazyPart(async () => (await import('./DraftChoiceDialog.tsx')).default);

type Named = Pick<ProductSummary, 'id' | 'name'>;

interface Asked {
  readonly product: Named;
  readonly drafts: UnfinishedPage;
}

export interface DraftStart {
  /** Leads to the writing screen; asks first where drafts of the product are unfinished. */
  readonly start: (product: Named) => void;
  /** The question over the page, to be rendered. */
  readonly dialog: ReactElement | null;
}

/** Begins an order of a product, or goes on with one that is unfinished. */
export function useStartDraft(): DraftStart {
  const navigate = useNavigate();
  const { send } = useServices();
  const { drafts: desk } = useDraftDesks();
  const { run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);

  const begin = async ({ id }: Named) => {
    setAsked(null);
    await desk.beginNew(id); // where the draft in work can't be saved it goes on
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
      return navigate(writePath(product.id)); // the writing screen tells what is wrong and tries again
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
