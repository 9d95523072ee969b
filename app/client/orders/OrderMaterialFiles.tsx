import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo } from 'react';

import { checkMaterials } from '../../contract/materials.ts';
import { uploadWith } from '../files/upload.ts';
import { uploadedFile } from '../files/uploadedFile.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { supplementPath } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { needOfMaterials } from './needOfMaterials.ts';
import { messages } from './orderMaterials.messages.ts';
import * as S from './OrderMaterials.styles.ts';
import { useNamedMaterials } from './useNamedMaterials.ts';

export interface OrderMaterialFilesProps {
  readonly orderSn: string;
  readonly status: OrderStatus;
}

/**
 * Materials of an order with links to their files. If materials are missing, a text names them and shows whether the
 * agent has to send them.
 */
export function OrderMaterialFiles({ orderSn, status }: OrderMaterialFilesProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const response = useQuestion(checkMaterials, { policyUuid: orderSn });
  const upload = useMemo(() => uploadWith(send), [send]);
  const materials = useNamedMaterials(response.data?.checkMaterialInfos ?? []);
  if (response.error) return <CallFailure error={response.error} onRetry={response.ask} />;
  if (!response.data) return <Skeleton lines={4} label={words.loading} />;
  const files = Object.fromEntries(
    response.data.checkMaterialInfos.map(({ type, fileList }) => [type, fileList.map(uploadedFile)]),
  );
  const missing = materials.filter(({ isRequired, fileList }) => isRequired && fileList.length === 0);
  return (
    <S.Stack>
      <MissingMaterials orderSn={orderSn} status={status} names={missing.map(({ name }) => name)} />
      <MaterialsUpload id="order-paper" materials={materials} upload={upload} value={files} isReadOnly />
    </S.Stack>
  );
}

interface MissingMaterialsProps extends OrderMaterialFilesProps {
  readonly names: readonly string[];
}

function MissingMaterials({ orderSn, status, names }: MissingMaterialsProps): ReactElement | null {
  const words = useMessages(messages);
  const need = needOfMaterials(status);
  if (names.length === 0 || need === 'over') return null;
  const materials = names.join(words.and);
  if (need === 'due') {
    return (
      <Notice tone="warning" action={<Link to={supplementPath(orderSn)}>{words.supplement}</Link>}>
        {words.missingDue(materials)}
      </Notice>
    );
  }
  return (
    <Notice role="note">{need === 'later' ? words.missingLater(materials) : words.missingNotNeeded(materials)}</Notice>
  );
}
