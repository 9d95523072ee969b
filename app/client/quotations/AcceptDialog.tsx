import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import type { OfferedAlternative } from '@tuanbao/library/domain/rating/offeredPrices';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { acceptQuotation } from '../../contract/quotations.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { OfferPrice } from './OfferPrice.tsx';
import { messages } from './quotations.messages.ts';

export interface AcceptDialogProps {
  /** Token of the link with which the customer opened the quotation. */
  readonly token: string;
  /** Alternative that the customer chose; null if the quotation offers no alternatives. */
  readonly chosen: OfferedAlternative | null;
  readonly onAccepted: () => void;
  readonly onClose: () => void;
}

/**
 * Dialog in which the customer confirms the acceptance of a quotation. The dialog states that the acceptance isn't an
 * insurance contract yet.
 */
export function AcceptDialog({ token, chosen, onAccepted, onClose }: AcceptDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const accept = () =>
    void run(async () => {
      await send(acceptQuotation, { token, schemeId: chosen?.schemeId ?? '' });
      onAccepted();
    });
  return (
    <Dialog
      title={words.acceptTitle}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isPending={isPending} onPress={accept}>
            {words.acceptConfirm}
          </Button>
        </>
      }
    >
      <Layout.Stack>
        {chosen ? (
          <>
            <p>{words.acceptChosen(chosen.name)}</p>
            <OfferPrice heads={chosen.heads} totalFen={chosen.totalFen} />
          </>
        ) : null}
        <p>{words.acceptText}</p>
      </Layout.Stack>
    </Dialog>
  );
}
