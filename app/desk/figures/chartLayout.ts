/** One series of a chart, such as the premium or the paid orders. */
interface ChartSeries {
  readonly name: string;
  /** One value for each name of the chart. */
  readonly values: readonly number[];
}

/** Content of a chart: the names on its axis, its series, and the format of its values. */
export interface ChartData {
  /** Names of the days, products, agencies or states. */
  readonly names: readonly string[];
  /** One series, or two series that are compared. */
  readonly series: readonly ChartSeries[];
  /** Formats a value of a series for display. */
  readonly textOf: (value: number) => string;
}

/** Kind of a chart. `columns`: columns side by side. `bars`: bars below each other. */
export type ChartKind = 'columns' | 'bars';

/** Props of the component that draws a chart: its data, its width in pixels, and the fill of each series. */
export interface DrawingProps extends ChartData {
  readonly width: number;
  /** Returns the fill of a series by its index; undefined if the series is filled with a plain colour. */
  readonly fillOf: (series: number) => string | undefined;
}

/** Height in pixels of a column chart. It doesn't depend on the number of columns. */
export const columnsHeight = 280;

/** Heights in pixels of the name of a group of bars, of one bar, and of the space after a group. */
export const barSizes = { name: 20, bar: 16, gap: 10 } as const;

/** Returns the height in pixels of a chart. The height of a bar chart increases with the number of bars. */
export const heightOf = (kind: ChartKind, names: number, series: number): number =>
  kind === 'columns' ? columnsHeight : names * (barSizes.name + series * barSizes.bar + barSizes.gap);
