import type { FigureGrouping, FigureRow } from '../../contract/desk/figures/figures.ts';

/** Address of the page of figures. */
export const figuresPath = '/desk/figures';

/** Names of the query parameters that select the figures. */
export const figureParts = ['from', 'until', 'grouping', 'measure', 'product', 'host'] as const;

/** Value of each query parameter that selects the figures; empty if the parameter isn't set. */
export type FigureParts = Readonly<Record<(typeof figureParts)[number], string>>;

/** Value of the query parameter `host` for the platform's own agents. */
export const platformHost = 'platform';

/**
 * Returns the address to which a row links. The page at this address shows the row's figures in more detail: a day
 * links to the products of this day; a product or an agency links to its days. `parts` are the parameters of the
 * current page, including the period.
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
