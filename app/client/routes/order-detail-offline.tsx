import { Card } from '@tuanbao/library/components/Card';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useMemo } from 'react';

import { type OfflineOrder, offlineOrder } from '../../contract/offlineOrders.ts';
import { useProduct } from '../data/useProduct.ts';
import { OfflineSection } from '../orders/OfflineSections.tsx';
import { messages } from '../orders/orders.messages.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { paths, writePath } from '../platform/navigation/paths.ts';
import { useParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { OfflineAnswerNotice } from '../unfinishedOrders/OfflineAnswerNotice.tsx';
import { messages as unfinishedMessages } from '../unfinishedOrders/unfinishedOrders.messages.ts';
import * as S from './order-detail.styles.ts';

const PremiumReceipt = lazyAhead(async () => (await import('@tuanbao/library/widgets/PremiumReceipt')).PremiumReceipt);

/** Page of an order that is processed outside the system. */
export default function OfflineOrderRoute(): ReactElement {
  const words = useMessages(messages);
  const { offlineDataUuid = '' } = useParams();
  const order = useQuestion(offlineOrder, { offlineDataUuid });
  const product = useProduct(order.data?.draft.productId ?? '');
  if (order.data && product.data) return <OfflineScreen order={order.data} product={product.data} />;
  const failed = [order, product].find(({ error }) => error !== undefined);
  return (
    <Page title={words.detail}>
      {failed ? <CallFailure error={failed.error} onRetry={failed.ask} /> : <Skeleton lines={10} />}
    </Page>
  );
}

interface OfflineScreenProps {
  readonly order: OfflineOrder;
  readonly product: ProductDefinition;
}

function OfflineScreen({ order, product }: OfflineScreenProps): ReactElement {
  const words = useMessages(messages);
  const offlineWords = useMessages(unfinishedMessages);
  const { draft } = order;
  const priced = useMemo(
    () => quote(product, quotableDraftOf(draft, rosterLinesOf(draft.persons), ratingSubjectOf(product, draft))),
    [product, draft],
  );
  const source = { kind: 'offline', offlineDataUuid: order.id } as const;
  const totalFen = order.quotedFen ?? priced.totalFen;
  return (
    <Page
      title={draft.applicant.groupName || offlineWords.unnamed}
      lead={`${product.name} · ${product.insurer.name}`}
      actions={<S.Total>{totalFen === null ? words.unpriced : <Money fen={totalFen} size="figure" />}</S.Total>}
    >
      <S.Ways>
        <S.Back to={`${paths.unfinished}?tab=offline`}>{offlineWords.backToOffline}</S.Back>
        <S.Back to={writePath(draft.productId, source)}>{offlineWords.change}</S.Back>
      </S.Ways>
      <OfflineAnswerNotice order={order} />
      {product.sections.detail.map((section) => (
        <OfflineSection key={section} section={section} order={order} product={product} quote={priced} />
      ))}
      <Card>
        <p>{priced.totalFen === null ? words.unpricedText : words.offlinePremium}</p>
        {priced.totalFen === null ? null : (
          <Disclosure title={words.premium} level={2}>
            <Suspense fallback={<Skeleton lines={4} />}>
              <PremiumReceipt quote={priced} schemes={draft.schemes} isSample={product.isSample} />
            </Suspense>
          </Disclosure>
        )}
      </Card>
    </Page>
  );
}
