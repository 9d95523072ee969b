import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Money } from '@tuanbao/library/components/Money';
import { formatCount } from '@tuanbao/library/i18n/counted';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { FigureGrouping, FigureRow, FigureSums, StateTime } from '../../contract/desk/figures/figures.ts';
import { messages } from './figures.messages.ts';
import * as S from './figures.styles.ts';
import { pathBehind, platformHost } from './figuresPath.ts';
import { conversionOf, isAmount } from './measures.ts';
import { timeSpanOf } from './timeSpan.ts';
import type { FigureView } from './useFigures.ts';

/**
 * Fields of a row, in the order of the table's columns. The table adds a column with the conversion rate
 * at the end.
 */
export const figureFields = [
  'premium',
  'submittedOrders',
  'paidOrders',
  'issuedPolicies',
  'policiesInForce',
  'quotations',
  'quotationsWithPolicy',
  'endorsements',
  'endorsementPremium',
] as const satisfies readonly (keyof FigureSums)[];

/** Returns a function that gives the displayed name of a row: its day, product or agency. */
export function useRowName(): (row: Pick<FigureRow, 'key' | 'name'>, grouping: FigureGrouping) => string {
  const { platform } = useMessages(messages);
  return ({ key, name }, grouping) => (grouping === 'agency' && key === '' ? platform : name || key);
}

/** Returns a function that formats a span of time, given in seconds. */
export function useSpanText(): (seconds: number) => string {
  const { spans } = useMessages(messages);
  return (seconds) => {
    const { unit, count } = timeSpanOf(seconds);
    return spans[unit](count);
  };
}

/** Returns the displayed text of a figure: an amount in yuan, or a count. */
export const shownFigure = (sums: FigureSums, field: keyof FigureSums) =>
  isAmount(field) ? <Money yuan={String(sums[field])} /> : formatCount(Number(sums[field]));

/** Returns the columns of the table of figures. `seesAgents` adds links to the agents of an agency. */
export function useFigureColumns(
  { grouping, from, until, query }: FigureView,
  seesAgents: boolean,
): readonly DataGridColumn<FigureRow>[] {
  const words = useMessages(messages);
  const rowName = useRowName();
  const parts = { ...query.filters, from, until };
  const numbers = figureFields.map((field): DataGridColumn<FigureRow> => ({
    id: field,
    header: words.columns[field],
    align: 'end',
    cell: (row) => shownFigure(row, field),
  }));
  const conversion: DataGridColumn<FigureRow> = {
    id: 'conversion',
    header: words.conversion,
    align: 'end',
    cell: (row) => conversionOf(row) || '—',
  };
  const agents: DataGridColumn<FigureRow> = {
    id: 'agents',
    header: words.agents,
    cell: (row) => (
      <S.Name
        to={`/desk/agents?${new URLSearchParams({ host: row.key || platformHost }).toString()}`}
        aria-label={words.agentsOf(rowName(row, grouping))}
      >
        {words.agents}
      </S.Name>
    ),
  };
  return [
    {
      id: 'key',
      header: words.keys[grouping],
      isRowHeader: true,
      width: grouping === 'day' ? '8em' : '11em',
      cell: (row) => <S.Name to={pathBehind(row, grouping, parts)}>{rowName(row, grouping)}</S.Name>,
    },
    ...numbers,
    conversion,
    ...(seesAgents && grouping === 'agency' ? [agents] : []),
  ];
}

/** Returns the columns of the table with the median time in each state. */
export function useTimeColumns(): readonly DataGridColumn<StateTime>[] {
  const words = useMessages(messages);
  const states = useMessages(orderStatusMessages);
  const spanText = useSpanText();
  return [
    { id: 'status', header: words.status, isRowHeader: true, cell: ({ status }) => states[status] },
    { id: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => formatCount(orders) },
    { id: 'median', header: words.median, align: 'end', cell: ({ medianSeconds }) => spanText(medianSeconds) },
  ];
}
