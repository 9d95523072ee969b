import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { dismissNotice, matchNotice } from '../../contract/desk/work/notices.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './notices.messages.ts';

export interface NoticeDialogProps {
  readonly noticeId: string;
  /** Called when the notice was handled. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dialog that matches a notice to an order or endorsement. */
export function MatchNoticeDialog({ noticeId: id, onDone, onClose }: NoticeDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.matchTitle}
      verb={words.match}
      initialValues={{ reference: '' }}
      validate={({ reference }) => (reference.trim() === '' ? { reference: words.referenceMissing } : {})}
      act={async ({ reference }, reason) => {
        await send(matchNotice, { id, reference: reference.trim(), reason });
        showToast({ tone: 'success', title: words.matched });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{words.matchText}</p>
      <FormikTextField
        name="reference"
        label={words.reference}
        maxLength={60}
        autoComplete="off"
        isRequired
        isImmediate
      />
    </ActionDialog>
  );
}

/** Dialog that dismisses a notice, if it can't be matched to an order or endorsement. */
export function DismissNoticeDialog({ noticeId: id, onDone, onClose }: NoticeDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.dismissTitle}
      verb={words.dismiss}
      isDangerous
      initialValues={{}}
      act={async (_, reason) => {
        await send(dismissNotice, { id, reason });
        showToast({ tone: 'success', title: words.dismissed });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{words.dismissText}</p>
    </ActionDialog>
  );
}
