import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { DocumentButton, type DocumentButtonProps } from './DocumentButton.tsx';
import { messages } from './documents.messages.ts';

/** Button that shows the application form (投保单). The applicant prints the form and stamps it. */
export function ApplicationFormButton({ load }: Pick<DocumentButtonProps, 'load'>): ReactElement {
  const words = useMessages(messages);
  return (
    <div>
      <DocumentButton title={words.applicationForm} load={load}>
        {words.printApplicationForm}
      </DocumentButton>
    </div>
  );
}
