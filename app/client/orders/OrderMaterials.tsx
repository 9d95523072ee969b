import { Card } from '@tuanbao/library/components/Card';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo, useState } from 'react';

import { checkMaterials } from '../../contract/materials.ts';
import { uploadWith } from '../data/upload.ts';
import { uploadedFile } from '../data/uploadedFile.ts';
import { useQuestion } from '../data/useQuestion.ts';
import { useServices } from '../services.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { messages } from './orderMaterials.messages.ts';

/** The papers of an order with where each stands, asked for when they are opened. */
export function OrderMaterials({ orderSn }: { readonly orderSn: string }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [isOpen, setOpen] = useState(false);
  const papers = useQuestion(checkMaterials, isOpen ? { policyUuid: orderSn } : null);
  const upload = useMemo(() => uploadWith(send), [send]);
  return (
    <Card>
      <Disclosure title={words.title} level={2} isExpanded={isOpen} onExpandedChange={setOpen}>
        {papers.isLoading ? <Skeleton lines={4} label={words.loading} /> : null}
        {papers.error ? <CallFailure error={papers.error} onRetry={papers.ask} /> : null}
        {papers.data ? (
          <MaterialsUpload
            id="order-paper"
            materials={papers.data.checkMaterialInfos}
            upload={upload}
            value={Object.fromEntries(
              papers.data.checkMaterialInfos.map(({ type, fileList }) => [type, fileList.map(uploadedFile)]),
            )}
            isReadOnly
          />
        ) : null}
      </Disclosure>
    </Card>
  );
}
