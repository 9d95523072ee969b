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

function columnsIn(words: (typeof messages)['zh-CN']): readonly DataGridColumn<Compared>[] {
  const amountOf = (amount: string) => (amount === '' ? words.noPrice : formatYuan(amount));
  return [
    { id: 'name', header: words.quoteName, isRowHeader: true, cell: ({ name }) => name },
    { id: 'before', header: words.before, align: 'end', cell: ({ before }) => amountOf(before) },
    { id: 'after', header: words.after, align: 'end', cell: ({ after }) => amountOf(after) },
    {
      id: 'change',
      header: words.change,
      cell: ({ before, after }) => (before === after ? words.same : <Tag tone="warning">{words.change}</Tag>),
    },
  ];
}

/** Golden quotes of a product. Each is priced with the version in force and with the changed content. */
export function GoldenQuoteList({ quotes }: { readonly quotes: readonly Compared[] }): ReactElement {
  const words = useMessages(messages);
  const same = quotes.filter(({ before, after }) => before === after).length;
  return (
    <S.Stack>
      {quotes.length === 0 ? null : <p role="status">{words.quotesSummary(same, quotes.length - same)}</p>}
      <DataGrid<Compared>
        caption={words.quotes}
        isCaptionHidden
        columns={columnsIn(words)}
        rows={quotes}
        rowKey={({ name }) => name}
        empty={<EmptyState title={words.quotesNone} />}
      />
    </S.Stack>
  );
}
