import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo } from 'react';

import { checkMaterials } from '../../contract/materials.ts';
import { uploadWith } from '../data/upload.ts';
import { uploadedFile } from '../data/uploadedFile.ts';
import { useQuestion } from '../data/useQuestion.ts';
import { useServices } from '../services.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { messages } from './orderMaterials.messages.ts';
import { useNamedPapers } from './useNamedPapers.ts';

/** The papers of an order with their files, to be looked at. */
export function OrderMaterialFiles({ orderSn }: { readonly orderSn: string }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const papers = useQuestion(checkMaterials, { policyUuid: orderSn });
  const upload = useMemo(() => uploadWith(send), [send]);
  const materials = useNamedPapers(papers.data?.checkMaterialInfos ?? []);
  if (papers.error) return <CallFailure error={papers.error} onRetry={papers.ask} />;
  if (!papers.data) return <Skeleton lines={4} label={words.loading} />;
  const files = Object.fromEntries(
    papers.data.checkMaterialInfos.map(({ type, fileList }) => [type, fileList.map(uploadedFile)]),
  );
  return <MaterialsUpload id="order-paper" materials={materials} upload={upload} value={files} isReadOnly />;
}
