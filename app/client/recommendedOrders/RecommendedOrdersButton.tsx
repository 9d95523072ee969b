import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import type { OpenDraft } from '../drafts/openDraft.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { messages } from './recommendedOrders.messages.ts';

const Dialog = lazyPart(async () => (await import('./RecommendedOrdersDialog.tsx')).RecommendedOrdersDialog);

/** Button that opens the list of orders from which a draft of the product can be created. */
export function RecommendedOrdersButton({ draft }: { readonly draft: OpenDraft }): ReactElement {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.title}</Button>
      {isOpen ? (
        <Suspense>
          <Dialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
