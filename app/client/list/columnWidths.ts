import { space } from '@tuanbao/tokens';

const padding = `2 * ${space.cell}`;
const afterAmount = `${space.cell} + ${space.xl}`;

/**
 * Widths of columns whose values stay on one line if the table has room. A column without width would give its room to
 * a column with long texts, such as the name of a company.
 */
export const columnWidths = {
  /** Name of a product. */
  product: `calc(9.5em + ${padding})`,
  /** First and last day of a policy. */
  period: `calc(14em + ${padding})`,
  /** Day and time. */
  instant: `calc(9.5em + ${padding})`,
  /** Day and time after a column of amounts. */
  instantAfterAmount: `calc(9.5em + ${afterAmount})`,
} as const;
