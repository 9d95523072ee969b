import { NumberField } from '@tuanbao/library/components/NumberField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { messages } from './application.messages.ts';
import * as S from './WriteScreen.styles.ts';

/**
 * Field for the number of copies of the insurance (份数), with a text that states the limits. Renders nothing for a
 * product without the feature `ax` (specification §9).
 */
export function ApplyQuantity({ store }: { readonly store: DraftStore }): ReactElement | null {
  const words = useMessages(messages);
  const { features, axLimits } = store.surroundings.product;
  const quantity = useDraftPart(store, 'applyQuantity');
  if (!features.ax || !axLimits) return null;
  const { maxQuantity, maxPersonsText } = axLimits;
  return (
    <S.Fields>
      <NumberField
        label={words.quantity}
        isRequired
        showStepper
        minValue={1}
        maxValue={maxQuantity}
        value={quantity}
        onChange={(next) => store.change({ applyQuantity: next ?? 1 })}
        description={words.quantityLimits(maxQuantity, maxPersonsText)}
      />
    </S.Fields>
  );
}
