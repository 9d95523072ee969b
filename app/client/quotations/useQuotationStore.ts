import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useState } from 'react';

import { useOccupations } from '../data/useOccupations.ts';
import { useProduct } from '../data/useProduct.ts';
import type { Question } from '../data/useQuestion.ts';
import { type OwnQuotation, useQuotation } from '../data/useQuotation.ts';
import { useStartDayLimits } from '../data/useStartDayLimits.ts';
import { messages } from '../drafts/drafts.messages.ts';
import type { DraftStore, DraftSurroundings } from '../drafts/draftStore.ts';
import { placeDraft } from '../drafts/placeDraft.ts';
import { useServices } from '../services.ts';

/** What a quotation is configured in: empty, or what a saved quotation holds. A start day that is over is set anew. */
export function useQuotationStore(productId: string, fromId: string): Question<DraftStore> {
  const { clock, send } = useServices();
  const { firstScheme } = useMessages(messages);
  const product = useProduct(productId);
  const occupations = useOccupations(productId);
  const startDays = useStartDayLimits();
  const saved = useQuotation(fromId);
  const [store, setStore] = useState<DraftStore>();

  const isReady = fromId === '' || saved.data !== undefined;
  if (!store && product.data && occupations.data && startDays.data && isReady) {
    const surroundings: DraftSurroundings = {
      product: product.data,
      occupations: occupations.data,
      startDays: startDays.data,
      today: clock.today(),
    };
    const content = saved.data ? contentOf(saved.data, surroundings) : null;
    const placed = placeDraft(surroundings, { saved: null, content }, { schemeName: firstScheme, send, autosave: {} });
    placed.autosave.stop(); // a quotation is saved when the agent says so
    setStore(placed.store);
  }
  const questions = [product, occupations, startDays, saved];
  const error: unknown = questions.find((question) => question.error)?.error;
  return {
    data: store,
    error,
    isLoading: !store && error === undefined,
    ask: () => {
      for (const question of questions) if (question.error) question.ask();
    },
  };
}

function contentOf({ draft }: OwnQuotation, { startDays }: DraftSurroundings): OwnQuotation['draft'] {
  return draft.startDate >= startDays.earliest ? draft : { ...draft, startDate: '' };
}
