import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { deskOfflineOrder } from '../../contract/desk/work/offlineOrders.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { OfflineActions } from './OfflineActions.tsx';
import { OfflineAnswerCard, OfflineContentCard, OfflineHistoryCard, OfflineSchemesCard } from './OfflineCards.tsx';
import { messages } from './offlineOrders.messages.ts';
import { OfflineStateTag } from './OfflineStateTag.tsx';
import * as S from './work.styles.ts';
import { workPaths } from './workPaths.ts';

/** Page of one offline order: its content, the answer to the agent, its history, and the possible actions. */
export default function OfflineOrderPage(): ReactElement {
  const words = useMessages(messages);
  const { id = '' } = useParams();
  const { data: order, error, ask } = useQuestion(deskOfflineOrder, { id });
  if (!order) {
    return (
      <DeskPage title={words.title}>
        {error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={10} label={words.loading} />}
        <S.Name to={workPaths.offlineOrders}>{words.back}</S.Name>
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={order.groupName || words.unnamed}
      lead={
        <>
          {order.productName} <OfflineStateTag state={order.state} />
        </>
      }
      actions={<OfflineActions order={order} onDone={ask} />}
    >
      <S.Name to={workPaths.offlineOrders}>{words.back}</S.Name>
      <OfflineAnswerCard order={order} />
      <OfflineContentCard order={order} />
      <OfflineSchemesCard order={order} />
      <OfflineHistoryCard order={order} />
    </DeskPage>
  );
}
