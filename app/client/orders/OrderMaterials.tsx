import { Card } from '@tuanbao/library/components/Card';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import type { OrderMaterialFilesProps } from './OrderMaterialFiles.tsx';
import { messages } from './orderMaterials.messages.ts';

const Files = lazyPart(async () => (await import('./OrderMaterialFiles.tsx')).OrderMaterialFiles);

/** The materials of an order with where each stands, loaded when they are opened. */
export function OrderMaterials(order: OrderMaterialFilesProps): ReactElement {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Disclosure title={words.title} level={2} isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen ? (
          <Suspense fallback={<Skeleton lines={4} label={words.loading} />}>
            <Files {...order} />
          </Suspense>
        ) : null}
      </Disclosure>
    </Card>
  );
}
