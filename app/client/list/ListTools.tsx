import { Button } from '@tuanbao/library/components/Button';
import { Popover } from '@tuanbao/library/components/Popover';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Select } from '@tuanbao/library/components/Select';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, Suspense } from 'react';

import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { messages } from './list.messages.ts';
import * as S from './ListTools.styles.ts';
import { type ListView, pageSizeOf, tablePageSizes } from './listViews.ts';

const CheckboxGroup = lazyAhead(async () => (await import('@tuanbao/library/components/CheckboxGroup')).CheckboxGroup);

/** Column of a table that the user can show or hide. */
export interface ChoosableColumn {
  readonly id: string;
  readonly header: string;
  /** True for the column that names the rows. It can't be hidden. */
  readonly isRowHeader?: boolean | undefined;
}

export interface ListToolsProps {
  readonly view: ListView;
  readonly onChange: (patch: Partial<ListView>) => void;
  /** All columns of the table, visible or hidden. */
  readonly columns: readonly ChoosableColumn[];
  /** False if the list can't be shown as cards. @default true */
  readonly hasCards?: boolean;
  /** Actions on the whole list. They are shown after the controls for the view. */
  readonly children?: ReactNode;
}

/**
 * Controls for the view of a list: cards or table and, for a table, the visible columns and the number of rows per
 * page.
 */
export function ListTools(props: ListToolsProps): ReactElement {
  const { view, onChange, columns, hasCards = true, children } = props;
  const words = useMessages(messages);
  return (
    <S.Root>
      {hasCards ? (
        <S.View>
          <SegmentedControl
            aria-label={words.view}
            options={(['cards', 'table'] as const).map((value) => ({
              value,
              label: value === 'cards' ? words.cards : words.table,
            }))}
            value={view.view}
            onChange={(chosen) => onChange({ view: chosen === 'table' ? 'table' : 'cards' })}
          />
        </S.View>
      ) : null}
      {view.view === 'table' ? (
        <>
          <Columns columns={columns} hidden={view.hidden} onChange={(hidden) => onChange({ hidden })} />
          <S.PageSize>
            <Select
              aria-label={words.pageSize}
              value={String(view.pageSize)}
              options={tablePageSizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
              onChange={(chosen) => onChange({ pageSize: pageSizeOf(chosen) ?? view.pageSize })}
            />
          </S.PageSize>
        </>
      ) : null}
      <S.End>{children}</S.End>
    </S.Root>
  );
}

interface ColumnsProps extends Pick<ListToolsProps, 'columns'> {
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Choice of the columns that are visible. The column that names the rows can't be hidden. */
function Columns({ columns, hidden, onChange }: ColumnsProps): ReactElement {
  const words = useMessages(messages);
  const choosable = columns.filter(({ isRowHeader }) => !isRowHeader);
  return (
    <Popover aria-label={words.columns} trigger={<Button>{words.columns}</Button>}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <CheckboxGroup
          aria-label={words.columns}
          options={choosable.map(({ id, header }) => ({ value: id, label: header }))}
          value={choosable.map(({ id }) => id).filter((id) => !hidden.includes(id))}
          onChange={(shown) => onChange(choosable.map(({ id }) => id).filter((id) => !shown.includes(id)))}
        />
      </Suspense>
    </Popover>
  );
}
