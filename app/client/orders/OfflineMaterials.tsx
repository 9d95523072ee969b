import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { type MaterialAddresses, orderMaterialsOf } from '@tuanbao/library/domain/material/orderMaterials';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo } from 'react';

import { uploadWith } from '../files/upload.ts';
import { useMaterialFiles } from '../files/useMaterialFiles.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './orderMaterials.messages.ts';

const none: MaterialAddresses = {};

export interface OfflineMaterialsProps {
  readonly draft: OrderDraft;
  readonly product: ProductDefinition;
}

/** Materials of the order, without controls for changing them. The materials of the insured subjects are left out. */
export function OfflineMaterials({ draft, product }: OfflineMaterialsProps): ReactElement {
  const words = useMessages(messages);
  const { names } = useMessages(orderMaterialMessages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  const materials = orderMaterialsOf(product)
    .filter(({ isOfSubject }) => !isOfSubject)
    .map(({ type }) => ({ type, name: names[type], isRequired: false }));
  const files = useMaterialFiles(materials, draft.materials ?? none);
  return (
    <>
      {files === undefined ? <Skeleton lines={4} label={words.loading} /> : null}
      {files && materials.length > 0 ? (
        <MaterialsUpload id="offline-material" materials={materials} upload={upload} value={files} isReadOnly />
      ) : null}
    </>
  );
}
