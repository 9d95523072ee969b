import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementForm } from '../../contract/endorsementDocuments.schema.ts';
import { endorsementForm } from '../../contract/endorsementDocuments.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsements.messages.ts';

export interface EndorsementFormsProps {
  /** The printable forms that are offered, in display order. */
  readonly forms: readonly EndorsementForm[];
  /** Saves the endorsement if it has unsaved changes. Resolves to its id. */
  readonly savedUuid: () => Promise<string>;
}

/**
 * Buttons that show printable forms of an endorsement. The data of the endorsement are filled in. The employer prints
 * and stamps the forms.
 */
export function EndorsementForms({ forms, savedUuid }: EndorsementFormsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const load = (form: EndorsementForm) => async (signal: AbortSignal) =>
    loadDocument(send, endorsementForm, { conservationUuid: await savedUuid(), form })(signal);
  return (
    <Layout.Actions>
      {forms.map((form) => (
        <DocumentButton key={form} size="small" title={words.forms[form]} load={load(form)}>
          {words.printForm(words.forms[form])}
        </DocumentButton>
      ))}
    </Layout.Actions>
  );
}
