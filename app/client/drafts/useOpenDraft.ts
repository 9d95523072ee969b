import { schemeNameMessages } from '@tuanbao/library/i18n/schemeName.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect, useState } from 'react';

import { useOccupations } from '../data/useOccupations.ts';
import { useProduct } from '../data/useProduct.ts';
import { useStartDayLimits } from '../data/useStartDayLimits.ts';
import type { UnfinishedPage } from '../data/useUnfinished.ts';
import { type DraftSource, fromProduct, keyOfSource } from '../platform/navigation/draftSource.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { isAlreadySubmitted } from './alreadySubmitted.ts';
import type { DraftDesk } from './draftDesk.ts';
import { useDraftDesks } from './draftDesksContext.ts';
import type { OpenDraft } from './openDraft.ts';
import { isUnfinishedWork } from './unfinishedWork.ts';

interface Opening {
  /** Key of the source whose draft is open. */
  readonly key?: string;
  readonly draft?: OpenDraft;
  readonly error?: unknown;
}

/** State of the draft that a screen requested: it is loading, is open or couldn't be opened. */
export type DraftQuestion = Question<OpenDraft> & {
  /** Unfinished drafts of the product from which the agent has to choose; null if there is no choice to make. */
  readonly unfinished: UnfinishedPage | null;
  /**
   * Number of the submitted order, if the source is an order that the back office prepared and that was already
   * submitted; otherwise empty.
   */
  readonly submittedAs: string;
};

/**
 * Opens the draft of a product from a source, with all data that are needed to check the draft.
 *
 * @param desk holds the active drafts of orders or of quotations; by default the drafts of orders
 */
export function useOpenDraft(productId: string, source: DraftSource = fromProduct, desk?: DraftDesk): DraftQuestion {
  const desks = useDraftDesks();
  const drafts = desk ?? desks.drafts;
  const { nameOf } = useMessages(schemeNameMessages);
  const firstScheme = nameOf(1);
  const product = useProduct(productId);
  const occupations = useOccupations(productId);
  const startDays = useStartDayLimits();
  const key = `${productId} ${keyOfSource(source)}`;
  const [asked, setAsked] = useState({ key, source });
  if (asked.key !== key) setAsked({ key, source });
  const [latest, setOpening] = useState<Opening>({});
  const opening: Opening = latest.key === key ? latest : {};
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!product.data || !occupations.data || !startDays.data) return undefined;
    let isCurrent = true;
    const world = { product: product.data, occupations: occupations.data, startDays: startDays.data };
    drafts.open(world, firstScheme, asked.source).then(
      (draft) => isCurrent && setOpening({ key: asked.key, draft }),
      (error: unknown) => isCurrent && setOpening({ key: asked.key, error }),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt opens the draft again
  }, [drafts, firstScheme, product.data, occupations.data, startDays.data, asked, attempt]);

  const openAgain = () => {
    setOpening({});
    setAttempt((before) => before + 1);
  };
  const error = product.error ?? occupations.error ?? startDays.error ?? opening.error;
  return {
    data: opening.draft,
    error,
    submittedAs: isAlreadySubmitted(error) ? error.orderSn : '',
    unfinished: isUnfinishedWork(error) ? error.drafts : null,
    isLoading: opening.draft === undefined && error === undefined,
    ask: () => {
      for (const question of [product, occupations, startDays]) if (question.error) question.ask();
      openAgain();
    },
  };
}
