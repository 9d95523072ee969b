import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';

import { policyDocument } from '../../contract/documents.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { saveFile } from '../platform/browser/saveFile.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './orderActions.messages.ts';
import * as S from './OrderDocuments.styles.ts';

const MailPoliciesDialog = lazyPart(async () => (await import('./MailPoliciesDialog.tsx')).MailPoliciesDialog);

export interface OrderDocumentsProps {
  readonly orderSn: string;
  /** Buttons for the policy, in addition to view, download and mail. */
  readonly children?: ReactNode;
}

/** The e-policy of an insured order, with buttons that show, download and mail it. */
export function OrderDocuments({ orderSn, children }: OrderDocumentsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const [isMailing, setMailing] = useState(false);

  const asked = { policyUuid: orderSn };
  const download = () => run(async () => saveFile(await send(policyDocument, asked)));

  return (
    <Card title={words.documents}>
      <S.DocumentActions>
        <DocumentButton variant="primary" title={words.documents} load={loadDocument(send, policyDocument, asked)}>
          {words.view}
        </DocumentButton>
        <Button isPending={isPending} onPress={() => void download()}>
          {words.download}
        </Button>
        <Button onPress={() => setMailing(true)}>{words.mail}</Button>
        {children}
      </S.DocumentActions>
      {isMailing ? (
        <Suspense>
          <MailPoliciesDialog orderSns={[orderSn]} onClose={() => setMailing(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
