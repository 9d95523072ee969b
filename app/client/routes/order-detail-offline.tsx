import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import { subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type OfflineOrder, offlineOrder } from '../../contract/offlineOrders.ts';
import { useProduct } from '../data/useProduct.ts';
import { ApplicantRecap } from '../orders/ApplicantRecap.tsx';
import { messages } from '../orders/orders.messages.ts';
import { SchemeRecap } from '../orders/SchemeRecap.tsx';
import { SubjectRecap } from '../orders/SubjectRecap.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths, writePath } from '../platform/navigation/paths.ts';
import { useParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages as unfinishedMessages } from '../unfinishedOrders/unfinishedOrders.messages.ts';
import * as S from './order-detail.styles.ts';

/** An order that is handled outside the system, with its content. */
export default function OfflineOrderRoute(): ReactElement {
  const words = useMessages(messages);
  const { offlineDataUuid = '' } = useParams();
  const order = useQuestion(offlineOrder, { offlineDataUuid });
  if (order.data) return <OfflineScreen order={order.data} />;
  return (
    <Page title={words.detail}>
      {order.error ? <CallFailure error={order.error} onRetry={order.ask} /> : <Skeleton lines={10} />}
    </Page>
  );
}

function OfflineScreen({ order }: { readonly order: OfflineOrder }): ReactElement {
  const words = useMessages(messages);
  const offlineWords = useMessages(unfinishedMessages);
  const { draft, note } = order;
  const product = useProduct(draft.productId);
  const heads = product.data ? headsOfDraft(product.data, draft) : draft.persons.length;
  const hasSubject = subjectSections.some((section) => draft[section] !== undefined);
  const source = { kind: 'offline', offlineDataUuid: order.id } as const;
  return (
    <Page title={draft.applicant.groupName || offlineWords.unnamed} lead={product.data?.name ?? words.detail}>
      <S.Ways>
        <S.Back to={`${paths.unfinished}?tab=offline`}>{offlineWords.backToOffline}</S.Back>
        <S.Back to={writePath(draft.productId, source)}>{offlineWords.change}</S.Back>
      </S.Ways>
      <Notice title={offlineWords.tab.offline}>{note === '' ? offlineWords.offlineText : note}</Notice>
      <Card title={words.policy}>
        <DescriptionList
          items={[
            { term: words.heads, description: words.headCount(heads) },
            { term: offlineWords.handedIn, description: formatInstant(order.createdAt) },
            {
              term: words.period,
              description: (
                <UnbrokenWords text={words.through(draft.startDate, lastDayOfCover(draft.startDate, draft.months))} />
              ),
              isWide: true,
            },
          ]}
        />
      </Card>
      {hasSubject ? (
        <Card title={words.subject}>
          <SubjectRecap subjects={draft} />
        </Card>
      ) : null}
      <Card title={words.schemes}>
        {draft.schemes.map((scheme) => (
          <SchemeRecap key={scheme.id} scheme={scheme} product={product.data} quote={undefined} />
        ))}
      </Card>
      <Card title={words.applicant}>
        <ApplicantRecap applicant={draft.applicant} demands={product.data?.applicant.fields} />
      </Card>
    </Page>
  );
}
