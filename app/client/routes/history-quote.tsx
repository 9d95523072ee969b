import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { deleteQuotation } from '../../contract/quotations.ts';
import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import type { QuotationPage } from '../data/useQuotations.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import * as S from '../list/list.styles.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths, quotationPagePath, quotationPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useServices } from '../platform/services/services.ts';
import { quotationColumnsIn } from '../quotations/quotationColumns.tsx';
import { QuotationFilter } from '../quotations/QuotationFilter.tsx';
import { type QuotationActions, QuotationListItem } from '../quotations/QuotationListItem.tsx';
import { messages } from '../quotations/quotations.messages.ts';
import { QuotationTable } from '../quotations/QuotationTable.tsx';
import { type QuotationList, useQuotationList } from '../quotations/useQuotationList.ts';
import { useUndoableDeletion } from '../quotations/useUndoableDeletion.ts';

/** List of the agent's saved quotations, newest first by default, as cards or as a table. */
export default function HistoryQuote(): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const list = useQuotationList();
  const { query, change, quotations } = list;
  const deletion = useUndoableDeletion<QuotationSummary>((quotation, isLeaving) => {
    void send(deleteQuotation, { id: quotation.id }, { keepalive: isLeaving }).then(
      () => quotations.ask(),
      () => quotations.ask(), // If the deletion is refused, the reloaded list shows the quotation.
    );
  });
  const search = (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      keyword={query.keyword}
      onChange={(keyword) => change({ keyword })}
    />
  );

  return (
    <Page title={words.history} lead={words.historyLead} actions={search}>
      <S.Body>
        <QuotationFilter
          query={query}
          onChange={change}
          tools={<ListTools view={list.view} onChange={list.setView} columns={quotationColumnsIn(words)} />}
        />
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
            list={list}
            page={quotations.data}
            hiddenId={deletion.deleted?.id ?? ''}
            onRemove={deletion.remove}
          />
        ) : null}
      </S.Body>
    </Page>
  );
}

interface QuotationsProps {
  readonly list: QuotationList;
  readonly page: QuotationPage;
  /** Id of the quotation that was just deleted and can be restored. It is hidden in the list. */
  readonly hiddenId: string;
  readonly onRemove: (quotation: QuotationSummary) => void;
}

function Quotations({ list, page, hiddenId, onRemove }: QuotationsProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { query, change, pageSize } = list;
  const shown = page.quotations.filter(({ id }) => id !== hiddenId);
  if (page.total === 0 || (page.total === 1 && shown.length === 0)) {
    const start = (
      <Button variant="primary" onPress={() => void navigate(paths.products)}>
        {words.toProducts}
      </Button>
    );
    return <EmptyList isFiltered={list.isFiltered} words={words} onClear={list.clear} start={start} />;
  }
  const turn = (next: number) => change({ page: next });
  const actions: QuotationActions = {
    onOpen: ({ id }) => void navigate(quotationPath(id)),
    onCopy: ({ id, productId }) => void navigate(quotationPagePath(productId, id)),
    onRemove,
  };
  if (list.view.view === 'cards') {
    return (
      <PagedList page={query.page} pageSize={pageSize} total={page.total} onTurn={turn}>
        {shown.map((quotation) => (
          <li key={quotation.id}>
            <QuotationListItem quotation={quotation} {...actions} />
          </li>
        ))}
      </PagedList>
    );
  }
  return (
    <>
      <QuotationTable
        quotations={shown}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        hidden={list.view.hidden}
        isLoading={list.quotations.isLoading}
        {...actions}
      />
      <Pagination page={query.page} pageSize={pageSize} total={page.total} onChange={turn} />
    </>
  );
}
