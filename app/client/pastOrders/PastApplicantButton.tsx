import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { pastApplicants } from '../../contract/history.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './pastOrders.messages.ts';

const Dialog = lazyPart(async () => (await import('./PastGroupsDialog.tsx')).PastGroupsDialog);

/**
 * Button that fills in the fields of the applicant with the data of the applicant of an existing order, without
 * masking. The server records each copy in its audit log.
 */
export function PastApplicantButton({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [isOpen, setOpen] = useState(false);
  const take = async ({ orderSn, groupName }: { readonly orderSn: string; readonly groupName: string }) => {
    const { applicant } = await send(pastApplicants, { orderSn });
    if (applicant) store.change({ applicant });
    showToast({ tone: 'success', title: words.applicantTaken(groupName) });
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.pastApplicant}</Button>
      {isOpen ? (
        <Suspense>
          <Dialog title={words.pastApplicant} onTake={take} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
