import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Money } from '@tuanbao/library/components/Money';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './confirmation.messages.ts';
import type { Refusal } from './useSubmission.ts';

export interface RefusalDialogProps {
  readonly refusal: Refusal | null;
  readonly onDismiss: () => void;
  readonly onAcceptPrice: (totalFen: Fen) => void;
  readonly onCorrect: () => void;
}

/** Why the order wasn't taken, and what the user can do about it. */
export function RefusalDialog(props: RefusalDialogProps): ReactElement | null {
  const { refusal } = props;
  if (refusal?.kind === 'priceChanged') return <PriceDialog {...props} refusal={refusal} />;
  return refusal?.kind === 'problemPersons' ? <PersonsDialog {...props} refusal={refusal} /> : null;
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

function PersonsDialog({ refusal, onDismiss, onCorrect }: Of<'problemPersons'>): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog
      title={words.personsTitle}
      isOpen
      onOpenChange={onDismiss}
      footer={
        <Button variant="primary" onPress={onCorrect}>
          {words.toPersons}
        </Button>
      }
    >
      <p>{words.personsText}</p>
      <ul>
        {refusal.persons.map((person) => (
          <li key={`${person.key}-${person.field}-${person.message}`}>
            {words.personRow(person.row, person.insuredName, person.message)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
