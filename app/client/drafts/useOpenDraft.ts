import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect, useState } from 'react';

import { useOccupations } from '../data/useOccupations.ts';
import { useProduct } from '../data/useProduct.ts';
import type { Question } from '../data/useQuestion.ts';
import { useStartDayLimits } from '../data/useStartDayLimits.ts';
import { useServices } from '../services.ts';
import type { OpenDraft } from './draftDesk.ts';
import { messages } from './drafts.messages.ts';

interface Opening {
  readonly draft?: OpenDraft;
  readonly error?: unknown;
}

/** A draft on its way, there, or refused; `restart` deletes it and begins a new one. */
export type DraftQuestion = Question<OpenDraft> & { readonly restart: () => Promise<void> };

/** The draft in work for a product, with everything it needs to be judged. */
export function useOpenDraft(productId: string): DraftQuestion {
  const { drafts } = useServices();
  const { firstScheme } = useMessages(messages);
  const product = useProduct(productId);
  const occupations = useOccupations(productId);
  const startDays = useStartDayLimits();
  const [opening, setOpening] = useState<Opening>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!product.data || !occupations.data || !startDays.data) return undefined;
    let isCurrent = true;
    const world = { product: product.data, occupations: occupations.data, startDays: startDays.data };
    drafts.open(world, firstScheme).then(
      (draft) => isCurrent && setOpening({ draft }),
      (error: unknown) => isCurrent && setOpening({ error }),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt opens again
  }, [drafts, firstScheme, product.data, occupations.data, startDays.data, attempt]);

  const openAgain = () => {
    setOpening({});
    setAttempt((before) => before + 1);
  };
  const error = product.error ?? occupations.error ?? startDays.error ?? opening.error;
  return {
    data: opening.draft,
    error,
    isLoading: opening.draft === undefined && error === undefined,
    ask: () => {
      for (const question of [product, occupations, startDays]) if (question.error) question.ask();
      openAgain();
    },
    restart: async () => {
      await drafts.discard(productId);
      openAgain();
    },
  };
}
