import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridProps } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import type { Question } from '../../client/platform/query/useQuestion.ts';
import * as S from './DeskList.styles.ts';
import { messages } from './list.messages.ts';
import { listPageSize, type ListQuery } from './useListQuery.ts';

/** Response with one page of rows. */
interface RowPage<Row> {
  /** Number of rows on all pages. */
  readonly total: number;
  readonly list: readonly Row[];
}

export interface DeskListProps<Row> extends Pick<
  DataGridProps<Row>,
  'actions' | 'caption' | 'columns' | 'onOpen' | 'rowKey' | 'rowLabel'
> {
  readonly question: Question<RowPage<Row>>;
  readonly query: Pick<ListQuery<string>, 'clear' | 'isFiltered' | 'page' | 'turn'>;
  /** Fields that filter the list; absent if the list can't be filtered. */
  readonly filters?: ReactNode;
  /** Shown if the list has no rows and no filter is set. @default 没有记录 */
  readonly empty?: ReactNode;
}

/**
 * List of the desk: filters, a table and a pagination. It also shows that the list is loading, empty, or couldn't be
 * loaded.
 */
export function DeskList<Row>(props: DeskListProps<Row>): ReactElement {
  const { question, query, filters, empty, ...grid } = props;
  const words = useMessages(messages);
  const { data, error, isLoading, ask } = question;
  const none = query.isFiltered ? (
    <EmptyState title={words.noneFound} action={<Button onPress={query.clear}>{words.clear}</Button>} />
  ) : (
    (empty ?? <EmptyState title={words.none} />)
  );
  return (
    <S.Root>
      {filters === undefined ? null : <S.Filters>{filters}</S.Filters>}
      {isLoading && !data ? <Skeleton lines={8} label={words.loading} /> : null}
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data?.total === 0 ? none : null}
      {data && data.total > 0 ? (
        <>
          <DataGrid {...grid} isCaptionHidden rows={data.list} status={isLoading ? 'loading' : 'ready'} />
          <Pagination page={query.page} pageSize={listPageSize} total={data.total} onChange={query.turn} />
        </>
      ) : null}
    </S.Root>
  );
}
