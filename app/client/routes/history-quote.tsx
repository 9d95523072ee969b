import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect } from 'react';

import { deleteQuotation } from '../../contract/quotations.ts';
import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import { type QuotationPage, quotationPageSize, useQuotations } from '../data/useQuotations.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths, quotationPagePath, quotationPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { useServices } from '../platform/services/services.ts';
import { QuotationFilter } from '../quotations/QuotationFilter.tsx';
import { QuotationListItem } from '../quotations/QuotationListItem.tsx';
import { messages } from '../quotations/quotations.messages.ts';
import { useQuotationQueryInUrl } from '../quotations/useQuotationQueryInUrl.ts';
import { useUndoableDeletion } from '../quotations/useUndoableDeletion.ts';

/** List of the agent's saved quotations, newest first. */
export default function HistoryQuote(): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [query, change] = useQuotationQueryInUrl();
  const keyword = useDebounced(query.keyword.trim());
  const { page, company: companyCode, line: productType } = query;
  const quotations = useQuotations({ page, companyCode, productType, keyword });
  const deletion = useUndoableDeletion<QuotationSummary>((quotation, isLeaving) => {
    void send(deleteQuotation, { id: quotation.id }, { keepalive: isLeaving }).then(
      () => quotations.ask(),
      () => quotations.ask(), // the refusal was shown; the quotation still exists
    );
  });

  const lastPage = Math.max(1, Math.ceil((quotations.data?.total ?? 0) / quotationPageSize));
  const isBeyond = quotations.data?.quotations.length === 0 && page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage });
  }, [isBeyond, lastPage, change]);

  return (
    <Page title={words.history} lead={words.historyLead}>
      <QuotationFilter query={query} onChange={change} />
      {deletion.deleted ? (
        <Notice
          onClose={deletion.confirm}
          action={
            <Button variant="quiet" size="small" onPress={deletion.undo}>
              {words.undo}
            </Button>
          }
        >
          {words.removed(deletion.deleted.quotationSn)}
        </Notice>
      ) : null}
      {quotations.isLoading && !quotations.data ? <Skeleton lines={8} label={words.loading} /> : null}
      {quotations.error ? <CallFailure error={quotations.error} onRetry={quotations.ask} /> : null}
      {quotations.data ? (
        <Quotations
          page={quotations.data}
          current={page}
          hiddenId={deletion.deleted?.id ?? ''}
          isFiltered={companyCode !== '' || productType !== '' || query.keyword !== ''}
          onTurn={(next) => change({ page: next })}
          onClear={() => change({ company: '', line: '', keyword: '' })}
          onRemove={deletion.remove}
        />
      ) : null}
    </Page>
  );
}

interface QuotationsProps {
  readonly page: QuotationPage;
  readonly current: number;
  /** Id of the quotation that was just deleted and can be restored. It is hidden in the list. */
  readonly hiddenId: string;
  readonly isFiltered: boolean;
  readonly onTurn: (page: number) => void;
  readonly onClear: () => void;
  readonly onRemove: (quotation: QuotationSummary) => void;
}

function Quotations(props: QuotationsProps): ReactElement {
  const { page, current, hiddenId, isFiltered, onTurn, onClear, onRemove } = props;
  const words = useMessages(messages);
  const navigate = useNavigate();
  const shown = page.quotations.filter(({ id }) => id !== hiddenId);
  if (page.total === 0 || (page.total === 1 && shown.length === 0)) {
    const start = (
      <Button variant="primary" onPress={() => void navigate(paths.products)}>
        {words.toProducts}
      </Button>
    );
    return <EmptyList isFiltered={isFiltered} words={words} onClear={onClear} start={start} />;
  }
  return (
    <PagedList page={current} pageSize={quotationPageSize} total={page.total} onTurn={onTurn}>
      {shown.map((quotation) => (
        <li key={quotation.id}>
          <QuotationListItem
            quotation={quotation}
            onOpen={() => void navigate(quotationPath(quotation.id))}
            onCopy={() => void navigate(quotationPagePath(quotation.productId, quotation.id))}
            onRemove={() => onRemove(quotation)}
          />
        </li>
      ))}
    </PagedList>
  );
}
