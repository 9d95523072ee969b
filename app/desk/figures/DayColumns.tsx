import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactElement } from 'react';

import { columnsHeight, type DrawingProps } from './chartLayout.ts';

/** Margins in pixels around the columns. The left and the bottom margin contain the axes. */
const [start, end, top, bottom] = [88, 40, 8, 28];
/** Width in pixels that the name of a day needs. */
const nameWidth = 76;
const tickText = { textAnchor: 'middle' } as const;
const valueText = { textAnchor: 'end', verticalAnchor: 'middle', dx: -4 } as const;

/** Column chart by day, with an axis of values and an axis of days. The columns of one day are side by side. */
export function DayColumns({ names, series, textOf, width, fillOf }: DrawingProps): ReactElement {
  const values = series.flatMap((each) => each.values);
  const days = scaleBand<string>({ domain: [...names], range: [start, width - end], padding: 0.2 });
  const within = scaleBand<number>({ domain: series.map((_, index) => index), range: [0, days.bandwidth()] });
  const heights = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [columnsHeight - bottom, top],
    nice: true,
  });
  const step = Math.ceil(names.length / Math.max(1, Math.floor((width - start - end) / nameWidth)));
  /** False if the name of a day would overlap the axis of values. The last day always has a name. */
  const hasRoom = (day: string) => (days(day) ?? 0) + days.bandwidth() / 2 - nameWidth / 2 >= start;
  return (
    <>
      {series.map(({ name, values: own }, index) =>
        names.map((day, position) => {
          const value = own[position] ?? 0;
          return (
            <Bar
              key={`${name} ${day}`}
              data-series={index}
              fill={fillOf(index)}
              x={(days(day) ?? 0) + (within(index) ?? 0)}
              y={heights(Math.max(0, value))}
              width={within.bandwidth()}
              height={Math.abs(heights(value) - heights(0))}
            >
              <title>{`${day} ${name} ${textOf(value)}`}</title>
            </Bar>
          );
        }),
      )}
      <line x1={start} x2={width - end} y1={heights(0)} y2={heights(0)} />
      <AxisLeft
        scale={heights}
        left={start}
        numTicks={5}
        hideTicks
        tickFormat={(value) => textOf(Number(value))}
        tickLabelProps={valueText}
      />
      <AxisBottom
        scale={days}
        top={columnsHeight - bottom}
        hideTicks
        tickValues={names.filter((day, position) => (names.length - 1 - position) % step === 0 && hasRoom(day))}
        tickLabelProps={tickText}
      />
    </>
  );
}
