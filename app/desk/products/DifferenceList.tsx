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

type Words = (typeof messages)['zh-CN'];

const columnsIn = (words: Words, before: string): readonly DataGridColumn<Difference>[] => [
  { id: 'path', header: words.path, isRowHeader: true, cell: ({ path }) => <S.Value>{path}</S.Value> },
  { id: 'before', header: before, cell: (row) => <S.Value>{row.before || words.absent}</S.Value> },
  { id: 'after', header: words.after, cell: ({ after }) => <S.Value>{after || words.absent}</S.Value> },
];

export interface DifferenceListProps {
  readonly differences: readonly Difference[];
  /** True for a new product that was never published: it is compared with its initial content. */
  readonly isNew: boolean;
}

/**
 * List of the values of a content that differ from the version in force. If no version is in force, they differ from
 * the last version or, for a product that was never published, from its initial content.
 */
export function DifferenceList({ differences, isNew }: DifferenceListProps): ReactElement {
  const words = useMessages(messages);
  const compared = isNew ? words.initial : words;
  return (
    <DataGrid<Difference>
      caption={compared.differences}
      isCaptionHidden
      columns={columnsIn(words, compared.before)}
      rows={differences.slice(0, most)}
      rowKey={({ path }) => path}
      empty={<EmptyState title={compared.noDifference} />}
    />
  );
}
