import { FormikCheckbox } from '@tuanbao/library/formik/FormikCheckbox';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { giveUpJob } from '../../contract/desk/work/jobs.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './jobs.messages.ts';

export interface GiveUpDialogProps {
  readonly job: { readonly id: string; readonly attempts: number; readonly isDispensable: boolean };
  readonly onClose: () => void;
}

/**
 * Dialog with which an operator gives up a failed job. If other work depends on the job, the dialog requires an
 * additional confirmation.
 */
export function GiveUpDialog({ job, onClose }: GiveUpDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { id, attempts, isDispensable } = job;
  return (
    <ActionDialog
      title={words.giveUpTitle}
      verb={words.giveUp}
      isDangerous
      initialValues={{ isConfirmed: false }}
      validate={({ isConfirmed }) => (isDispensable || isConfirmed ? {} : { isConfirmed: words.confirmMissing })}
      act={({ isConfirmed }, reason) => send(giveUpJob, { id, attempts, isConfirmed, reason })}
      onClose={onClose}
    >
      <p>{isDispensable ? words.safeText : words.dangerText}</p>
      {isDispensable ? null : <FormikCheckbox name="isConfirmed">{words.confirm}</FormikCheckbox>}
    </ActionDialog>
  );
}
