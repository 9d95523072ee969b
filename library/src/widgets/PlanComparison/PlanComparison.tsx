import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { SchemeQuote } from '../../domain/rating/quotation.ts';
import { compareSchemes } from '../../domain/scheme/compareSchemes.ts';
import type { ProductWords } from '../../domain/scheme/productWords.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type ComparisonRow, ComparisonTable } from './ComparisonTable.tsx';
import { messages } from './PlanComparison.messages.ts';

export interface PlanComparisonProps {
  /** Names for the codes (plans, clauses and options) in the schemes. */
  product: ProductWords;
  /** The schemes to compare, at least two. To compare plans, pass a new scheme for each plan. */
  schemes: readonly Scheme[];
  /** Prices of the schemes, found by scheme id. If absent, no premiums are shown. */
  quotes?: readonly SchemeQuote[] | undefined;
  /** If true, only rows in which the schemes differ are shown (controlled). */
  isOnlyDifferences?: boolean | undefined;
  /** If true, only rows in which the schemes differ are shown at first (uncontrolled). @default false */
  defaultIsOnlyDifferences?: boolean | undefined;
  /** Called when the user switches between all rows and the rows with differences. */
  onOnlyDifferencesChange?: ((isOnlyDifferences: boolean) => void) | undefined;
}

/**
 * Compares schemes (方案) side by side in cover and cost. It shows all rows, or only the rows in which the schemes
 * differ. The ref is the outermost element; its `focus()` focuses the first control.
 */
export const PlanComparison: ForwardRefExoticComponent<PlanComparisonProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PlanComparisonProps
>(function PlanComparison(props, ref) {
  const { product, schemes, quotes } = props;
  const words = useMessages(messages);
  // If every scheme has the name of its plan, the row with the plans is left out, because the column headings already
  // show these names.
  const compared = compareSchemes(product, schemes).filter(
    ({ part, cells }) => part !== 'plan' || cells.some((cell, index) => cell !== schemes[index]?.name),
  );
  const rows = compared.map((row): ComparisonRow => ({
    key: `${row.part} ${row.code}`,
    name: row.part === 'clause' ? row.name : words.parts[row.part],
    isSame: row.isSame,
    cells: row.cells.map((cell, index) => ({
      content: cell ?? (row.statuses[index] === 'optional' ? words.optional : words.none),
      isNone: cell === null,
    })),
  }));
  const premiums: readonly ComparisonRow[] = quotes
    ? [
        {
          key: 'premium',
          name: words.premium,
          isSame: null,
          cells: schemes.map(({ id }) => {
            const quote = quotes.find(({ schemeId }) => schemeId === id);
            const content = quote?.status === 'priced' ? <Money yuan={quote.premium} size="lead" /> : words.unpriced;
            return { content, isNone: false };
          }),
        },
      ]
    : [];
  return (
    <ComparisonTable
      ref={ref}
      title={words.title}
      allSame={words.allSame}
      columns={schemes.map(({ id, name }) => ({ key: id, name }))}
      rows={[...rows, ...premiums]}
      isOnlyDifferences={props.isOnlyDifferences}
      defaultIsOnlyDifferences={props.defaultIsOnlyDifferences}
      onOnlyDifferencesChange={props.onOnlyDifferencesChange}
    />
  );
});
