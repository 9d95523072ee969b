import type { FigureGrouping, FigureRow } from '../../contract/desk/figures/figures.ts';

/** Address of the page of figures. */
export const figuresPath = '/desk/figures';

/** Names of the parts of the address that say which figures are shown. */
export const figureParts = ['from', 'until', 'grouping', 'measure', 'product', 'host'] as const;

/** The parts of the address of the figures. */
export type FigureParts = Readonly<Record<(typeof figureParts)[number], string>>;

/** Host in the address for the agents of the platform. */
export const platformHost = 'platform';

/**
 * The address of the figures behind a row: a day by product, or the days of a product or of an agency. `parts` are those
 * of the figures that are shown, with their period.
 */
export function pathBehind({ key }: Pick<FigureRow, 'key'>, grouping: FigureGrouping, parts: FigureParts): string {
  const changes: Readonly<Record<FigureGrouping, Partial<FigureParts>>> = {
    day: { from: key, until: key, grouping: 'product' },
    product: { product: key, grouping: '' },
    agency: { host: key === '' ? platformHost : key, grouping: '' },
  };
  const entries = Object.entries({ ...parts, ...changes[grouping] }).filter(([, value]) => value !== '');
  return `${figuresPath}?${new URLSearchParams(entries).toString()}`;
}
