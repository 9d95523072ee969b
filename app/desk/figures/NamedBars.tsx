import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactElement } from 'react';

import { barSizes, type DrawingProps } from './chartLayout.ts';

/** Space in pixels for the text of a value after its bar. */
const textWidth = 120;

/** Bar chart. The bars of one name form a group below this name. Each bar shows its value. */
export function NamedBars({ names, series, textOf, width, fillOf }: DrawingProps): ReactElement {
  const values = series.flatMap((each) => each.values).map(Math.abs);
  const lengths = scaleLinear<number>({
    domain: [0, Math.max(1, ...values)],
    range: [0, Math.max(1, width - textWidth)],
  });
  const groupHeight = barSizes.name + series.length * barSizes.bar + barSizes.gap;
  return (
    <>
      {names.map((name, position) => (
        <g key={name} transform={`translate(0 ${position * groupHeight})`}>
          <text data-kind="name" y={barSizes.name - 6}>
            {name}
          </text>
          {series.map(({ name: ofSeries, values: own }, index) => {
            const value = own[position] ?? 0;
            const y = barSizes.name + index * barSizes.bar;
            const length = lengths(Math.abs(value));
            return (
              <g key={ofSeries}>
                <Bar data-series={index} fill={fillOf(index)} y={y} width={length} height={barSizes.bar - 3} />
                <text x={length + 6} y={y + barSizes.bar - 5}>
                  {textOf(value)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}
