import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './products.styles.ts';
import type { Trial } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

type Difference = Trial['differences'][number];

/** Maximum number of differences that are shown at once. */
const most = 200;

const columnsIn = (words: (typeof messages)['zh-CN']): readonly DataGridColumn<Difference>[] => [
  { id: 'path', header: words.path, isRowHeader: true, cell: ({ path }) => <S.Value>{path}</S.Value> },
  { id: 'before', header: words.before, cell: ({ before }) => <S.Value>{before || words.absent}</S.Value> },
  { id: 'after', header: words.after, cell: ({ after }) => <S.Value>{after || words.absent}</S.Value> },
];

/** List of the values that differ between a content and the version in force. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <DataGrid<Difference>
      caption={words.differences}
      isCaptionHidden
      columns={columnsIn(words)}
      rows={differences.slice(0, most)}
      rowKey={({ path }) => path}
      empty={<EmptyState title={words.noDifference} />}
    />
  );
}
