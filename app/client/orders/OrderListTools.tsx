import { Button } from '@tuanbao/library/components/Button';
import { CheckboxGroup } from '@tuanbao/library/components/CheckboxGroup';
import { Popover } from '@tuanbao/library/components/Popover';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Select } from '@tuanbao/library/components/Select';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type ListView, tablePageSizes } from '../list/listViews.ts';
import { ExportButton } from './ExportButton.tsx';
import { orderColumnsIn } from './orderColumns.tsx';
import { messages as listMessages } from './orderList.messages.ts';
import * as S from './OrderListTools.styles.ts';
import type { OrderRowsSource } from './orderRowsSource.ts';
import { messages } from './orders.messages.ts';

export interface OrderListToolsProps {
  readonly view: ListView;
  readonly onChange: (patch: Partial<ListView>) => void;
  /** Source of all orders in the list, on all pages. */
  readonly source: OrderRowsSource;
  /** True when the list has no orders. */
  readonly isEmpty: boolean;
}

/** View of the orders: cards or table, visible columns and rows per page; and the export of all orders. */
export function OrderListTools({ view, onChange, source, isEmpty }: OrderListToolsProps): ReactElement {
  const words = useMessages(listMessages);
  const isTable = view.view === 'table';
  return (
    <S.Root>
      <S.View>
        <SegmentedControl
          aria-label={words.view}
          options={(['cards', 'table'] as const).map((value) => ({ value, label: words.views[value] }))}
          value={view.view}
          onChange={(chosen) => onChange({ view: chosen === 'table' ? 'table' : 'cards' })}
        />
      </S.View>
      {isTable ? (
        <>
          <Columns hidden={view.hidden} onChange={(hidden) => onChange({ hidden })} />
          <S.PageSize>
            <Select
              aria-label={words.pageSize}
              value={String(view.pageSize)}
              options={tablePageSizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
              onChange={(chosen) =>
                onChange({ pageSize: tablePageSizes.find((size) => String(size) === chosen) ?? view.pageSize })
              }
            />
          </S.PageSize>
          <S.Keys>{words.keyboard}</S.Keys>
        </>
      ) : null}
      <S.End>
        <ExportButton source={source} isDisabled={isEmpty}>
          {words.exportAll}
        </ExportButton>
      </S.End>
    </S.Root>
  );
}

interface ColumnsProps {
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Choice of the visible columns. The column that names the rows is always visible. */
function Columns({ hidden, onChange }: ColumnsProps): ReactElement {
  const words = useMessages(listMessages);
  const columns = orderColumnsIn(useMessages(messages), words).filter(({ isRowHeader }) => !isRowHeader);
  return (
    <Popover aria-label={words.columns} trigger={<Button size="small">{words.columns}</Button>}>
      <CheckboxGroup
        aria-label={words.columns}
        options={columns.map(({ id, header }) => ({ value: id, label: header }))}
        value={columns.map(({ id }) => id).filter((id) => !hidden.includes(id))}
        onChange={(shown) => onChange(columns.map(({ id }) => id).filter((id) => !shown.includes(id)))}
      />
    </Popover>
  );
}
