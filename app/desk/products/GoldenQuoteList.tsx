import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Tag } from '@tuanbao/library/components/Tag';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './products.styles.ts';
import type { Trial } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

type Compared = Trial['quotes'][number];

function columnsIn(words: (typeof messages)['zh-CN'], before: string): readonly DataGridColumn<Compared>[] {
  const amountOf = (amount: string) => (amount === '' ? words.noPrice : formatYuan(amount));
  return [
    { id: 'name', header: words.quoteName, isRowHeader: true, cell: ({ name }) => name },
    { id: 'before', header: before, align: 'end', cell: (row) => amountOf(row.before) },
    { id: 'after', header: words.after, align: 'end', cell: ({ after }) => amountOf(after) },
    {
      id: 'change',
      header: words.change,
      cell: (row) => (row.before === row.after ? words.same : <Tag tone="warning">{words.change}</Tag>),
    },
  ];
}

export interface GoldenQuoteListProps {
  readonly quotes: readonly Compared[];
  /** True for a new product that was never published: it is compared with its initial content. */
  readonly isNew: boolean;
}

/**
 * The reference quotes ("golden quotes") of a product: the premium of each with the changed content, and with the
 * version in force. If no version is in force, the last version or the initial content is used instead.
 */
export function GoldenQuoteList({ quotes, isNew }: GoldenQuoteListProps): ReactElement {
  const words = useMessages(messages);
  const compared = isNew ? words.initial : words;
  const same = quotes.filter(({ before, after }) => before === after).length;
  return (
    <S.Stack>
      {quotes.length === 0 ? null : <p role="status">{compared.quotesSummary(same, quotes.length - same)}</p>}
      <DataGrid<Compared>
        caption={words.quotes}
        isCaptionHidden
        columns={columnsIn(words, compared.before)}
        rows={quotes}
        rowKey={({ name }) => name}
        empty={<EmptyState title={words.quotesNone} />}
      />
    </S.Stack>
  );
}
