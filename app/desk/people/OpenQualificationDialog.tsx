import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { type OpenedQualification, openQualification } from '../../contract/desk/people/qualifications.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './qualifications.messages.ts';

export interface OpenQualificationDialogProps {
  readonly requestId: string;
  /** Called with the request and its identity data. */
  readonly onOpen: (opened: OpenedQualification) => void;
  readonly onClose: () => void;
}

/** Dialog with a field for the reason why an operator views the identity data of a request. */
export function OpenQualificationDialog({ requestId, onOpen, onClose }: OpenQualificationDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.openTitle}
      verb={words.open}
      initialValues={{}}
      act={async (_, reason) => onOpen(await send(openQualification, { requestId, reason }))}
      onClose={onClose}
    >
      <p>{words.openText}</p>
    </ActionDialog>
  );
}
