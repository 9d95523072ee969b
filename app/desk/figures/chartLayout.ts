/** Figures that are compared in a chart. */
interface ChartSeries {
  readonly name: string;
  /** One value for each name of the chart. */
  readonly values: readonly number[];
}

/** Data and labels of a chart. */
export interface ChartData {
  /** Names of the days, products, agencies or states. */
  readonly names: readonly string[];
  /** One series, or two that are compared. */
  readonly series: readonly ChartSeries[];
  /** Text of a value. */
  readonly textOf: (value: number) => string;
}

/** Columns side by side, or bars below each other. */
export type ChartKind = 'columns' | 'bars';

/** Props of a drawing: what it shows, its width in pixels, and the fill of each series. */
export interface DrawingProps extends ChartData {
  readonly width: number;
  /** Returns the fill of a series; undefined for a series that is filled with a colour. */
  readonly fillOf: (series: number) => string | undefined;
}

/** Height in pixels of a chart with columns. */
export const columnsHeight = 280;

/** Height in pixels of the name of a bar, of one bar, and of the space after a group of bars. */
export const barSizes = { name: 20, bar: 16, gap: 10 } as const;

/** Height in pixels of a chart. */
export const heightOf = (kind: ChartKind, names: number, series: number): number =>
  kind === 'columns' ? columnsHeight : names * (barSizes.name + series * barSizes.bar + barSizes.gap);
