import type { MonthTotals } from '@tuanbao/library/domain/user/monthTotals';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type TotalKind, totalText, partsOfMonth, valueOf } from './totalKinds.ts';
import { messages } from './totals.messages.ts';
import * as S from './Totals.styles.ts';

/** Sizes and positions in the drawing, in the units of its view box. */
const width = 312;
const height = 132;
const top = 22;
const bottom = height - 22;
const barWidth = 30;
/** Minimum height of the bar of a total that isn't zero, in the units of the view box. */
const least = 2;

export interface TotalChartProps {
  /** Months, oldest first. The last one is the current month. */
  readonly months: readonly MonthTotals[];
  readonly kind: TotalKind;
}

/**
 * Bar chart of one total by month. The text alternative of the chart contains all values. `TotalTable` shows the same
 * values as a table.
 */
export function TotalChart({ months, kind }: TotalChartProps): ReactElement {
  const words = useMessages(messages);
  const values = months.map((month) => valueOf(kind, month));
  const highest = Math.max(1, ...values);
  const step = width / Math.max(1, months.length);
  const said = months.map((month) => {
    const [year, number] = partsOfMonth(month.month);
    return words.point(words.monthOfYear(year, number), totalText(kind, month, words));
  });
  return (
    <S.Chart
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${words.chart(words.total[kind])}: ${said.join(words.pause)}`}
    >
      <line x1={0} x2={width} y1={bottom} y2={bottom} />
      {months.map((month, index) => {
        const value = values[index] ?? 0;
        const size = value === 0 ? 0 : Math.max(least, (value / highest) * (bottom - top));
        const middle = step * index + step / 2;
        return (
          <g key={month.month} data-current={index === months.length - 1 || undefined}>
            <rect x={middle - barWidth / 2} y={bottom - size} width={barWidth} height={size} rx={2} />
            <text x={middle} y={bottom - size - 6}>
              {words.short(value)}
            </text>
            <text x={middle} y={height - 6}>
              {words.month(partsOfMonth(month.month)[1])}
            </text>
          </g>
        );
      })}
    </S.Chart>
  );
}
