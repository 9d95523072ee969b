import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useRef } from 'react';

import { Money } from '../../components/Money/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import type { SchemeQuote } from '../../domain/rating/quotation.ts';
import { type ComparedRow, compareSchemes } from '../../domain/scheme/compareSchemes.ts';
import type { ProductWords } from '../../domain/scheme/productWords.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useCutEdges } from '../../foundation/useCutEdges.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PlanComparison.messages.ts';
import * as S from './PlanComparison.styles.ts';

export interface PlanComparisonProps {
  /** Names of the codes that the schemes contain. */
  product: ProductWords;
  /** The schemes to compare, at least two. To compare plans, pass a new scheme for each plan. */
  schemes: readonly Scheme[];
  /** Prices of the schemes, found by scheme id. If absent, premiums aren't compared. */
  quotes?: readonly SchemeQuote[] | undefined;
  /** If true, only rows in which the schemes differ are shown (controlled). */
  isOnlyDifferences?: boolean | undefined;
  /** If true, only rows in which the schemes differ are shown at first (uncontrolled). @default false */
  defaultIsOnlyDifferences?: boolean | undefined;
  /** Called when the user switches between all rows and the rows with differences. */
  onOnlyDifferencesChange?: ((isOnlyDifferences: boolean) => void) | undefined;
}

/**
 * Compares schemes (方案) side by side in cover and cost. It shows all rows, or only those in which the schemes differ.
 * The ref is the outermost element; its `focus()` focuses the first invalid control, or the first control if none is
 * invalid.
 */
export const PlanComparison: ForwardRefExoticComponent<PlanComparisonProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PlanComparisonProps
>(function PlanComparison(props, ref) {
  const root = useFocusRef(ref);
  const scroll = useRef<HTMLDivElement>(null);
  const cut = useCutEdges(scroll);
  const { product, schemes, quotes } = props;
  const words = useMessages(messages);
  const [isOnlyDifferences, showOnlyDifferences] = useControlledValue(
    props.isOnlyDifferences,
    props.defaultIsOnlyDifferences ?? false,
    props.onOnlyDifferencesChange,
  );
  // If every scheme has the name of its plan, the row with the plans is left out, because the column headings already
  // show these names.
  const rows = compareSchemes(product, schemes).filter(
    ({ part, cells }) => part !== 'plan' || cells.some((cell, index) => cell !== schemes[index]?.name),
  );
  const shown = isOnlyDifferences ? rows.filter(({ isSame }) => !isSame) : rows;

  return (
    <S.Root ref={root}>
      <Switch isSelected={isOnlyDifferences} onChange={showOnlyDifferences}>
        {words.onlyDifferences}
      </Switch>
      <S.Frame data-cut={cut}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
        <S.Scroll ref={scroll} role="group" aria-label={words.title} tabIndex={0}>
          <S.Table aria-label={words.title}>
            <thead>
              <tr>
                <th scope="col">{words.part}</th>
                {schemes.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={`${row.part} ${row.code}`} row={row} schemes={schemes} />
              ))}
              {quotes ? <Premiums schemes={schemes} quotes={quotes} /> : null}
            </tbody>
          </S.Table>
        </S.Scroll>
      </S.Frame>
      {shown.length === 0 ? <S.Same role="status">{words.allSame}</S.Same> : null}
    </S.Root>
  );
});

function Row({ row, schemes }: { row: ComparedRow; schemes: readonly Scheme[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <tr data-differs={row.isSame ? undefined : true}>
      <th scope="row">
        {row.part === 'clause' ? row.name : words.parts[row.part]}
        {row.isSame ? null : <S.Hidden>（{words.differs}）</S.Hidden>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={schemes[index]?.id} data-none={cell === null || undefined}>
          {cell ?? (row.statuses[index] === 'optional' ? words.optional : words.none)}
        </td>
      ))}
    </tr>
  );
}

interface PremiumsProps {
  schemes: readonly Scheme[];
  quotes: readonly SchemeQuote[];
}

function Premiums({ schemes, quotes }: PremiumsProps): ReactElement {
  const words = useMessages(messages);
  return (
    <tr>
      <th scope="row">{words.premium}</th>
      {schemes.map(({ id }) => {
        const quote = quotes.find(({ schemeId }) => schemeId === id);
        return (
          <td key={id}>{quote?.status === 'priced' ? <Money yuan={quote.premium} size="lead" /> : words.unpriced}</td>
        );
      })}
    </tr>
  );
}
