import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../../client/platform/services/services.ts';
import { findPerson } from '../../../contract/desk/oversight/persons.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import type { FoundCover } from './PersonDialog.tsx';
import { messages } from './persons.messages.ts';

export interface FindDialogProps {
  readonly onFound: (covers: readonly FoundCover[]) => void;
  readonly onClose: () => void;
}

/** Dialog that looks a person up by id number. */
export function FindDialog({ onFound, onClose }: FindDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog<{ readonly idNo: string }>
      title={words.findTitle}
      verb={words.find}
      initialValues={{ idNo: '' }}
      validate={({ idNo }) => (idNo.trim() === '' ? { idNo: words.idNoMissing } : {})}
      act={async ({ idNo }, reason) => onFound((await send(findPerson, { idNo: idNo.trim(), reason })).list)}
      onClose={onClose}
    >
      <p>{words.findText}</p>
      <FormikTextField name="idNo" label={words.idNo} maxLength={40} autoComplete="off" isRequired isImmediate />
    </ActionDialog>
  );
}
