import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useRef,
} from 'react';

import { Switch } from '../../components/Switch/index.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useCutEdges } from '../../foundation/useCutEdges.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PlanComparison.messages.ts';
import * as S from './PlanComparison.styles.ts';

/** A row of a comparison with a cell for each column. */
export interface ComparisonRow {
  /** Key of the row, unique in the table. */
  readonly key: string;
  /** Name of the compared property. */
  readonly name: string;
  /** True when all columns have the same value; null for a row that isn't compared and is always shown. */
  readonly isSame: boolean | null;
  /** A cell for each column. `isNone` is true if the column lacks the property. */
  readonly cells: readonly { readonly content: ReactNode; readonly isNone: boolean }[];
}

export interface ComparisonTableProps {
  /** Name of the table for screen readers. */
  title: string;
  /** Sentence that is shown when only rows with differences are shown and there are no such rows. */
  allSame: string;
  /** The compared items, at least two, each with its name. */
  columns: readonly { readonly key: string; readonly name: ReactNode }[];
  /** The compared properties in display order. */
  rows: readonly ComparisonRow[];
  /** If true, only rows with differences are shown (controlled). */
  isOnlyDifferences?: boolean | undefined;
  /** If true, only rows with differences are shown at first (uncontrolled). @default false */
  defaultIsOnlyDifferences?: boolean | undefined;
  /** Called when the user switches between all rows and the rows with differences. */
  onOnlyDifferencesChange?: ((isOnlyDifferences: boolean) => void) | undefined;
}

/**
 * Table that compares items side by side and marks the rows in which they differ. It scrolls horizontally; the row
 * headings stay visible. The ref is the outermost element; its `focus()` focuses the first control.
 */
export const ComparisonTable: ForwardRefExoticComponent<ComparisonTableProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  ComparisonTableProps
>(function ComparisonTable(props, ref) {
  const root = useFocusRef(ref);
  const scroll = useRef<HTMLDivElement>(null);
  const cut = useCutEdges(scroll);
  const { title, allSame, columns, rows } = props;
  const words = useMessages(messages);
  const [isOnlyDifferences, showOnlyDifferences] = useControlledValue(
    props.isOnlyDifferences,
    props.defaultIsOnlyDifferences ?? false,
    props.onOnlyDifferencesChange,
  );
  const shown = isOnlyDifferences ? rows.filter(({ isSame }) => isSame !== true) : rows;

  return (
    <S.Root ref={root}>
      <Switch isSelected={isOnlyDifferences} onChange={showOnlyDifferences}>
        {words.onlyDifferences}
      </Switch>
      <S.Frame data-cut={cut}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
        <S.Scroll ref={scroll} role="group" aria-label={title} tabIndex={0}>
          <S.Table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{words.part}</th>
                {columns.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.key} row={row} columns={columns} />
              ))}
            </tbody>
          </S.Table>
        </S.Scroll>
      </S.Frame>
      {shown.every(({ isSame }) => isSame === null) ? <S.Same role="status">{allSame}</S.Same> : null}
    </S.Root>
  );
});

interface RowProps {
  readonly row: ComparisonRow;
  readonly columns: ComparisonTableProps['columns'];
}

function Row({ row, columns }: RowProps): ReactElement {
  const words = useMessages(messages);
  const differs = row.isSame === false;
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {row.name}
        {differs ? <S.Hidden>（{words.differs}）</S.Hidden> : null}
      </th>
      {row.cells.map(({ content, isNone }, index) => (
        <td key={columns[index]?.key} data-none={isNone || undefined}>
          {content}
        </td>
      ))}
    </tr>
  );
}
