import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';

import { messages } from './problemPersons.messages.ts';
import type { ProblemPerson } from './problemPersonsOf.ts';

export interface ProblemPersonsDialogProps {
  /** Persons with their problems. If the list is empty, the dialog is closed. */
  readonly persons: readonly ProblemPerson[];
  readonly onDismiss: () => void;
  /**
   * Opens the screen or section where the persons can be corrected. It is called after the dialog has closed,
   * because an open dialog would keep the focus.
   */
  readonly onCorrect: () => void;
}

/**
 * Dialog that lists the persons for whom a call was refused with 000002 (specification §5). A button leads to the place
 * where they can be corrected.
 */
export function ProblemPersonsDialog({
  persons,
  onDismiss,
  onCorrect,
}: ProblemPersonsDialogProps): ReactElement | null {
  const words = useMessages(messages);
  if (persons.length === 0) return null;
  const correct = () => {
    flushSync(onDismiss);
    onCorrect();
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={onDismiss}
      footer={
        <Button variant="primary" onPress={correct}>
          {words.toPersons}
        </Button>
      }
    >
      <p>{words.text}</p>
      <ul>
        {persons.map((person) => (
          <li key={`${person.row}-${person.field}-${person.message}`}>
            {words.row(person.row, person.insuredName, person.message)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
