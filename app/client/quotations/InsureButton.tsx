import { Button, type ButtonProps } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import { insureQuotationPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { ChooseAlternativeDialog } from './ChooseAlternativeDialog.tsx';
import { messages } from './quotations.messages.ts';

export interface InsureButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  readonly quotation: Pick<QuotationSummary, 'id' | 'alternatives' | 'acceptedSchemeId'>;
}

/**
 * Button that writes an order from a quotation. If the quotation offers alternatives and the customer accepted none of
 * them, a dialog asks the agent to choose an alternative.
 */
export function InsureButton({ quotation, ...button }: InsureButtonProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const { id, alternatives, acceptedSchemeId } = quotation;
  const needsChoice = alternatives.length > 0 && acceptedSchemeId === '';
  const insure = (schemeId = '') => void navigate(insureQuotationPath(id, schemeId));
  return (
    <>
      <Button {...button} onPress={() => (needsChoice ? setChoosing(true) : insure())}>
        {words.insure}
      </Button>
      {isChoosing ? (
        <ChooseAlternativeDialog alternatives={alternatives} onChoose={insure} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  );
}
