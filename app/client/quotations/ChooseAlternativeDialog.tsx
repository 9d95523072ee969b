import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import type { OfferedAlternative } from '@tuanbao/library/domain/rating/offeredPrices';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import * as Layout from '../platform/page/layout.styles.ts';
import { AlternativeChoice } from './AlternativeChoice.tsx';
import { messages } from './quotations.messages.ts';

export interface ChooseAlternativeDialogProps {
  readonly alternatives: readonly OfferedAlternative[];
  readonly onChoose: (schemeId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that asks which alternative of a quotation becomes an order. */
export function ChooseAlternativeDialog(props: ChooseAlternativeDialogProps): ReactElement {
  const { alternatives, onChoose, onClose } = props;
  const words = useMessages(messages);
  const [chosen, choose] = useState('');
  return (
    <Dialog
      title={words.choose}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" isDisabled={chosen === ''} onPress={() => onChoose(chosen)}>
          {words.insure}
        </Button>
      }
    >
      <Layout.Stack>
        <p>{words.chooseText}</p>
        <AlternativeChoice alternatives={alternatives} value={chosen} onChange={choose} />
      </Layout.Stack>
    </Dialog>
  );
}
