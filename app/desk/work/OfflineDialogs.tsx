import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { closeOfflineOrder, prepareOfflineOrder, quoteOfflineOrder } from '../../contract/desk/work/offlineOrders.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import type { ShownOfflineOrder } from './OfflineCards.tsx';
import { messages } from './offlineOrders.messages.ts';

export interface OfflineDialogProps {
  readonly order: ShownOfflineOrder;
  /** Called when the action has succeeded or was cancelled. */
  readonly onClose: () => void;
}

/** True when the text is an amount in yuan above 0, with at most two decimals. */
const isPremium = (yuan: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(yuan) && Number(yuan) > 0;

/** Dialog that sends a quote to the agent. */
export function QuoteDialog({ order, onClose }: OfflineDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { id, version } = order;
  return (
    <ActionDialog
      title={words.quote}
      verb={words.quote}
      asksReason={false}
      initialValues={{ total: '', validUntil: '', words: '' }}
      validate={(values) => ({
        ...(!isPremium(values.total.trim()) && { total: words.totalWrong }),
        ...(values.validUntil === '' && { validUntil: words.dayMissing }),
        ...(values.words.trim() === '' && { words: words.wordsMissing }),
      })}
      act={({ total, validUntil, words: said }) =>
        send(quoteOfflineOrder, { id, version, totalPremium: total.trim(), validUntil, words: said.trim() })
      }
      onClose={onClose}
    >
      <FormikTextField name="total" label={words.total} inputMode="decimal" isRequired isImmediate />
      <FormikDateField name="validUntil" label={words.validUntil} isRequired />
      <FormikTextArea
        name="words"
        label={words.words}
        description={words.wordsHint}
        maxLength={2000}
        isRequired
        isImmediate
      />
    </ActionDialog>
  );
}

export interface PrepareDialogProps extends OfflineDialogProps {
  /** Called with the link of the prepared order. */
  readonly onMade: (link: string) => void;
}

/** Dialog that creates a prepared order from the offline order. */
export function PrepareDialog({ order, onMade, onClose }: PrepareDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { id, version } = order;
  return (
    <ActionDialog
      title={words.prepare}
      verb={words.prepare}
      asksReason={false}
      initialValues={{ title: order.groupName, words: '' }}
      validate={({ title }) => (title.trim() === '' ? { title: words.titleMissing } : {})}
      act={async ({ title, words: said }) => {
        const { link } = await send(prepareOfflineOrder, { id, version, title: title.trim(), words: said.trim() });
        onMade(link);
      }}
      onClose={onClose}
    >
      <p>{words.prepareText}</p>
      <FormikTextField name="title" label={words.taskTitle} maxLength={200} isRequired isImmediate />
      <FormikTextArea
        name="words"
        label={words.prepareWords}
        description={words.wordsHint}
        maxLength={2000}
        isImmediate
      />
    </ActionDialog>
  );
}

/** Dialog that ends the handling of the offline order. */
export function CloseDialog({ order, onClose }: OfflineDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { id, version } = order;
  return (
    <ActionDialog
      title={words.close}
      verb={words.close}
      isDangerous
      asksReason={false}
      initialValues={{ words: '' }}
      validate={(values) => (values.words.trim() === '' ? { words: words.wordsMissing } : {})}
      act={({ words: said }) => send(closeOfflineOrder, { id, version, words: said.trim() })}
      onClose={onClose}
    >
      <p>{words.closeText}</p>
      <FormikTextArea
        name="words"
        label={words.words}
        description={words.wordsHint}
        maxLength={2000}
        isRequired
        isImmediate
      />
    </ActionDialog>
  );
}
