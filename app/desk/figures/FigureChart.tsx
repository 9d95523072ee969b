import { type ReactElement, useEffect, useId, useRef, useState } from 'react';

import { type ChartData, type ChartKind, heightOf } from './chartLayout.ts';
import { DayColumns } from './DayColumns.tsx';
import * as S from './FigureChart.styles.ts';
import { NamedBars } from './NamedBars.tsx';

export interface FigureChartProps extends ChartData {
  /** Text for screen readers: it names the measure, and the table that contains the chart's data. */
  readonly label: string;
  /** `columns`: columns side by side, for days. `bars`: bars below each other, for products, agencies and states. */
  readonly kind: ChartKind;
}

/** Width in pixels when the element has no layout, for example in a test. */
const usualWidth = 640;

/** Returns a ref for an element and the element's width in pixels. */
function useWidth() {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || usualWidth));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

/**
 * Chart of figures. Screen readers present it as an image; a table on the same page shows the same data. A second
 * series has stripes, so that it can be distinguished without colour.
 */
export default function FigureChart({ label, kind, names, series, textOf }: FigureChartProps): ReactElement {
  const { element, width } = useWidth();
  const stripes = useId();
  const Drawing = kind === 'columns' ? DayColumns : NamedBars;
  const pattern = (
    <pattern id={stripes} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} />
      <path d="M0 0V6" />
    </pattern>
  );
  const fillOf = (index: number) => (index === 0 ? undefined : `url(#${stripes})`);
  return (
    <S.Root ref={element}>
      <S.Drawing role="img" aria-label={label} width={width} height={heightOf(kind, names.length, series.length)}>
        <defs>{pattern}</defs>
        <Drawing {...{ names, series, textOf, width, fillOf }} />
      </S.Drawing>
      {series.length > 1 ? (
        <S.Legend>
          {series.map(({ name }, index) => (
            <li key={name}>
              <S.Drawing width={14} height={14} aria-hidden>
                <rect x={1} y={1} width={12} height={12} data-series={index} fill={fillOf(index)} />
              </S.Drawing>
              {name}
            </li>
          ))}
        </S.Legend>
      ) : null}
    </S.Root>
  );
}
