import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Money } from '@tuanbao/library/components/Money';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { ProblemPersonsDialog } from '../problemPersons/ProblemPersonsDialog.tsx';
import { messages } from './confirmation.messages.ts';
import type { Refusal } from './useSubmission.ts';

export interface RefusalDialogProps {
  readonly refusal: Refusal | null;
  readonly onDismiss: () => void;
  readonly onAcceptPrice: (totalFen: Fen) => void;
  readonly onCorrect: () => void;
}

/**
 * Dialog that opens when the order was refused because the price has changed or persons have problems. It shows the
 * reason and what the user can do. Renders nothing for any other refusal.
 */
export function RefusalDialog(props: RefusalDialogProps): ReactElement | null {
  const { refusal, onDismiss, onCorrect } = props;
  if (refusal?.kind === 'priceChanged') return <PriceDialog {...props} refusal={refusal} />;
  if (refusal?.kind !== 'problemPersons') return null;
  return <ProblemPersonsDialog persons={refusal.persons} onDismiss={onDismiss} onCorrect={onCorrect} />;
}

type Of<Kind extends Refusal['kind']> = RefusalDialogProps & { refusal: Extract<Refusal, { kind: Kind }> };

function PriceDialog({ refusal, onDismiss, onAcceptPrice }: Of<'priceChanged'>): ReactElement {
  const words = useMessages(messages);
  const { before, now } = refusal;
  return (
    <Dialog
      role="alertdialog"
      title={words.priceTitle}
      isOpen
      onOpenChange={onDismiss}
      footer={
        <>
          <Button onPress={onDismiss}>{words.cancel}</Button>
          {now === null ? null : (
            <Button variant="primary" onPress={() => onAcceptPrice(now)}>
              {words.acceptPrice}
            </Button>
          )}
        </>
      }
    >
      <p>{words.priceText}</p>
      <DescriptionList
        items={[
          { term: words.priceBefore, description: <Money fen={before} size="lead" /> },
          { term: words.priceNow, description: now === null ? words.priceUnknown : <Money fen={now} size="lead" /> },
        ]}
      />
    </Dialog>
  );
}
