import { Card } from '@tuanbao/library/components/Card';
import { DataGrid } from '@tuanbao/library/components/DataGrid';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Select } from '@tuanbao/library/components/Select';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { fenOf } from '@tuanbao/library/domain/money/fen';
import { formatCount } from '@tuanbao/library/i18n/counted';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import type { FigureChartProps } from './FigureChart.tsx';
import {
  figureFields,
  shownFigure,
  useFigureColumns,
  useRowName,
  useSpanText,
  useTimeColumns,
} from './figureColumns.tsx';
import { messages } from './figures.messages.ts';
import * as S from './figures.styles.ts';
import { conversionOf, figureMeasures, fieldsOfMeasure, isAmount } from './measures.ts';
import type { Figures, FigureView } from './useFigures.ts';

const FigureChart = lazyPart<FigureChartProps>(async () => (await import('./FigureChart.tsx')).default);

/** Maximum number of table rows on one page. */
const pageSize = 31;
/** Maximum number of products or agencies in a chart. A chart by day shows all days. */
const mostBars = 12;

export interface FigureCardProps {
  readonly view: FigureView;
  readonly figures: Figures;
}

function LazyChart(props: FigureChartProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Suspense fallback={<Skeleton lines={6} label={words.chartLoading} />}>
      <FigureChart {...props} />
    </Suspense>
  );
}

/** Card with each figure for the whole period. */
export function TotalCard({ figures: { total } }: Pick<FigureCardProps, 'figures'>): ReactElement {
  const words = useMessages(messages);
  return (
    <Card title={words.total}>
      <DescriptionList
        items={[
          ...figureFields.map((field) => ({ term: words.fields[field], description: shownFigure(total, field) })),
          { term: words.conversion, description: conversionOf(total) },
        ]}
      />
    </Card>
  );
}

/** Card with the chart of one measure by day, product or agency. The chart computes amounts in fen. */
export function ChartCard({ view, figures: { rows } }: FigureCardProps): ReactElement {
  const words = useMessages(messages);
  const rowName = useRowName();
  const { grouping, measure, from, until, query } = view;
  const isByDay = grouping === 'day';
  const fields = fieldsOfMeasure[measure];
  const drawn = isByDay ? rows : rows.slice(0, mostBars);
  return (
    <Card title={words.chart}>
      <S.Stack>
        <S.Measure>
          <Select
            label={words.measure}
            options={figureMeasures.map((value) => ({ value, label: words.measures[value] }))}
            value={measure}
            onChange={(value) => query.change({ measure: value === 'premium' ? '' : value })}
          />
        </S.Measure>
        <LazyChart
          label={words.chartOf(words.measures[measure], from, until)}
          kind={isByDay ? 'columns' : 'bars'}
          names={drawn.map((row) => rowName(row, grouping))}
          series={fields.map((field) => ({
            name: words.fields[field],
            values: drawn.map((row) => (isAmount(field) ? fenOf(String(row[field])) : Number(row[field]))),
          }))}
          textOf={(value) => (fields.some(isAmount) ? formatFen(Math.round(value)) : formatCount(value))}
        />
        {drawn.length < rows.length ? <S.Lead>{words.onlyFirst(drawn.length)}</S.Lead> : null}
      </S.Stack>
    </Card>
  );
}

/** Table of all figures by day, product or agency; the newest day is first. */
export function TableCard({ view, figures: { rows } }: FigureCardProps): ReactElement {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const columns = useFigureColumns(view, mayOperator(operator, 'agents.see'));
  const { page, turn } = view.query;
  const listed = view.grouping === 'day' ? rows.flatMap((_, index) => rows.at(-1 - index) ?? []) : rows;
  const start = (page - 1) * pageSize;
  return (
    <Card title={words.details}>
      <S.Stack>
        <DataGrid
          caption={words.details}
          isCaptionHidden
          columns={columns}
          rows={listed.slice(start, start + pageSize)}
          rowKey={({ key }) => key}
        />
        {rows.length > pageSize ? (
          <Pagination page={page} pageSize={pageSize} total={rows.length} onChange={turn} />
        ) : null}
      </S.Stack>
    </Card>
  );
}

/** Card with the median time that orders spend in each state, as a chart and as a table. Null if there are no times. */
export function TimesCard({ view: { from, until }, figures: { times } }: FigureCardProps): ReactElement | null {
  const words = useMessages(messages);
  const states = useMessages(orderStatusMessages);
  const columns = useTimeColumns();
  const spanText = useSpanText();
  if (times.length === 0) return null;
  return (
    <Card title={words.times}>
      <S.Stack>
        <S.Lead>{words.timesLead}</S.Lead>
        {times.every(({ medianSeconds }) => medianSeconds === 0) ? null : (
          <LazyChart
            label={words.chartOf(words.times, from, until)}
            kind="bars"
            names={times.map(({ status }) => states[status])}
            series={[{ name: words.median, values: times.map(({ medianSeconds }) => medianSeconds) }]}
            textOf={spanText}
          />
        )}
        <DataGrid
          caption={words.times}
          isCaptionHidden
          columns={columns}
          rows={times}
          rowKey={({ status }) => status}
        />
      </S.Stack>
    </Card>
  );
}
