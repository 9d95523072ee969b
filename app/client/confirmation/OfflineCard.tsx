import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './confirmation.messages.ts';

export interface OfflineCardProps {
  /**
   * True if the draft is the content of an existing order that is processed outside the system. The screen's submit
   * button then changes that order.
   */
  readonly isOfflineOrder: boolean;
  readonly note: string;
  readonly onChangeNote: (note: string) => void;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
}

/**
 * Card with a note for the operators. Unless the draft already is such an order, a button submits it as an order that
 * is processed outside the system.
 */
export function OfflineCard({
  isOfflineOrder,
  note,
  onChangeNote,
  isPending,
  onSubmit,
}: OfflineCardProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Card title={words.offline}>
      <p>{isOfflineOrder ? words.offlineChangeText : words.offlineText}</p>
      <FormikMirror values={{ note }}>
        <FormikTextArea name="note" label={words.offlineNote} onChange={onChangeNote} maxLength={500} isImmediate />
      </FormikMirror>
      {isOfflineOrder ? null : (
        <div>
          <Button isPending={isPending} onPress={onSubmit}>
            {words.keepOffline}
          </Button>
        </div>
      )}
    </Card>
  );
}
