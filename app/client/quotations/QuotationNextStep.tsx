import { quotationNextStepOf, type QuotationStanding } from '@tuanbao/library/domain/quotation/quotationNextStep';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from '../list/NextStep.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './quotations.messages.ts';

/** Shows the agent's next step with a quotation, or that an order was submitted from it. */
export function QuotationNextStep({ quotation }: { readonly quotation: QuotationStanding }): ReactElement {
  const words = useMessages(messages);
  const next = quotationNextStepOf(quotation, useServices().clock.today());
  if (next === null) return <S.Step>{words.ordered}</S.Step>;
  const isUrgent = next.step === 'insure' || next.step === 'remind';
  return <S.Step data-urgent={isUrgent || undefined}>{words.steps[next.step](next.daysLeft)}</S.Step>;
}
