import { FormikCheckbox } from '@tuanbao/library/formik/FormikCheckbox';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { prepareFromDraft, prepareFromOrder } from '../../contract/desk/work/preparedOrders.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './preparedOrders.messages.ts';

/** An unfinished order from which a prepared order is created. */
export interface DraftToPrepare {
  readonly id: string;
  readonly groupName: string;
  readonly agentName: string;
}

export interface MakingDialogProps {
  /** Called with the link of the prepared order. */
  readonly onMade: (link: string) => void;
  /** Called when the prepared order was created or the operator has cancelled. */
  readonly onClose: () => void;
}

/** Fields for title and note of a prepared order. */
function TitleFields(): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <FormikTextField name="title" label={words.taskTitle} maxLength={200} isRequired isImmediate />
      <FormikTextArea name="note" label={words.note} description={words.noteHint} maxLength={2000} isImmediate />
    </>
  );
}

/** Dialog that creates a prepared order from an unfinished order. */
export function PrepareDraftDialog({
  draft,
  onMade,
  onClose,
}: MakingDialogProps & { readonly draft: DraftToPrepare }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.fromDraft}
      verb={words.prepare}
      asksReason={false}
      initialValues={{ title: draft.groupName, note: '' }}
      validate={({ title }) => (title.trim() === '' ? { title: words.titleMissing } : {})}
      act={async ({ title, note }) => {
        const task = { draftId: draft.id, title: title.trim(), note: note.trim() };
        onMade((await send(prepareFromDraft, task)).link);
      }}
      onClose={onClose}
    >
      <p>{words.prepareText(draft.agentName)}</p>
      <TitleFields />
    </ActionDialog>
  );
}

/** Dialog that creates a prepared order as a copy of an existing order. */
export function CopyOrderDialog({ onMade, onClose }: MakingDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.fromOrder}
      verb={words.prepare}
      initialValues={{ orderSn: '', title: '', note: '', withPersons: false }}
      validate={({ orderSn, title }) => ({
        ...(orderSn.trim() === '' && { orderSn: words.orderSnMissing }),
        ...(title.trim() === '' && { title: words.titleMissing }),
      })}
      act={async ({ orderSn, title, note, withPersons }, reason) => {
        const task = { orderSn: orderSn.trim(), title: title.trim(), note: note.trim(), withPersons, reason };
        onMade((await send(prepareFromOrder, task)).link);
      }}
      onClose={onClose}
    >
      <p>{words.copyText}</p>
      <FormikTextField name="orderSn" label={words.orderSn} maxLength={40} isRequired isImmediate />
      <TitleFields />
      <FormikCheckbox name="withPersons">{words.withPersons}</FormikCheckbox>
    </ActionDialog>
  );
}
