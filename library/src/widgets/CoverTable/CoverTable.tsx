import {
  forwardRef,
  Fragment,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useMemo,
} from 'react';

import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { type DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import type { CoverText } from '../../domain/product/productGuide.ts';
import { type CoverRow, coverTableOf } from '../../domain/scheme/coverTable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type CoverTableMessages, messages } from './CoverTable.messages.ts';
import * as S from './CoverTable.styles.ts';

type CoveredProduct = Pick<
  ProductDefinition,
  'plans' | 'deductibles' | 'payoutRatios' | 'disabilityTables' | 'accidentRates'
>;

export interface CoverTableProps {
  /** The product whose plans are shown, with its deductibles, payout ratios, disability tables and accident rates. */
  product: CoveredProduct;
  /** Explanations of the covers in the user's language, by the name of the clause. @default none */
  covers?: readonly CoverText[] | undefined;
}

const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label);

/** Options of a choice in one text. A line breaks only between two options. */
function Choices(props: { readonly labels: readonly string[]; readonly words: CoverTableMessages }): ReactElement {
  const separator = props.words.separator(props.labels);
  const mark = separator.trimEnd();
  return (
    <span>
      {props.labels.map((label, at) => (
        <Fragment key={label}>
          {at > 0 ? separator.slice(mark.length) : null}
          <S.Choice>
            {label}
            {at < props.labels.length - 1 ? mark : null}
          </S.Choice>
        </Fragment>
      ))}
    </span>
  );
}

function columnsOf(
  { plans, deductibles }: CoveredProduct,
  covers: readonly CoverText[],
  words: CoverTableMessages,
): readonly DataGridColumn<CoverRow>[] {
  const textOf = ({ name }: CoverRow) => covers.find(({ clause }) => clause === name);
  const hasDeductible = (row: CoverRow) => textOf(row)?.terms.includes('deductible') ?? false;
  return [
    {
      id: 'cover',
      header: words.cover,
      isRowHeader: true,
      cell: (row) => (
        <S.Cover>
          <div>
            {row.name}
            {row.kind === 'main' ? null : <Tag>{words.kinds[row.kind]}</Tag>}
          </div>
          {textOf(row) ? <p>{textOf(row)?.text}</p> : null}
        </S.Cover>
      ),
    },
    ...(deductibles.length > 0 && covers.length > 0
      ? [
          {
            id: 'deductible',
            header: words.deductible,
            cell: (row: CoverRow): ReactNode =>
              hasDeductible(row) ? <Choices labels={labels(deductibles)} words={words} /> : words.noDeductible,
            width: '18%',
          },
        ]
      : []),
    ...plans.map(({ code, name }, at) => ({
      id: code,
      header: name,
      cell: (row: CoverRow): ReactNode => <CoverCellView row={row} at={at} words={words} />,
      width: '22%',
    })),
  ];
}

function CoverCellView(props: { row: CoverRow; at: number; words: CoverTableMessages }): ReactElement | null {
  const { row, at, words } = props;
  const cell = row.cells[at];
  if (!cell) return null;
  const { status, limits } = cell;
  return (
    <S.Cell data-status={status}>
      {status === 'notOffered' ? (
        words.statuses[status]
      ) : (
        <Tag tone={status === 'included' ? 'info' : 'neutral'}>{words.statuses[status]}</Tag>
      )}
      {limits.length > 0 ? <Choices labels={limits} words={words} /> : null}
    </S.Cell>
  );
}

/** The choices that apply to whole schemes: deductible, payout ratio, disability table and accident rate. */
function choicesOf(product: CoveredProduct, words: CoverTableMessages): readonly DescriptionItem[] {
  const { deductibles, payoutRatios, disabilityTables, accidentRates = [] } = product;
  const plain = [
    [words.terms.deductible, deductibles],
    [words.terms.payoutRatio, payoutRatios],
    [words.terms.accidentRate, accidentRates],
  ] as const;
  const items: readonly DescriptionItem[] = plain
    .filter(([, options]) => options.length > 0)
    .map(([term, options]) => ({ term, description: <Choices labels={labels(options)} words={words} /> }));
  if (disabilityTables.length === 0) return items;
  const tables = (
    <S.Tables>
      {disabilityTables.map(({ code, label, percentages }) => (
        <li key={code}>
          {words.table(
            label,
            percentages.map((percent, at) => words.grade(at + 1, percent)),
          )}
        </li>
      ))}
    </S.Tables>
  );
  return [...items, { term: words.terms.disabilityTable, description: tables, isWide: true }];
}

/**
 * Table of the covers (保障责任) of a product. Each row shows the sums insured of a cover, and whether each plan includes,
 * offers or lacks the cover. If `covers` is given, it also shows the explanation and the deductible. Below are the
 * choices that apply to a whole scheme. The ref is the outermost element.
 */
export const CoverTable: ForwardRefExoticComponent<CoverTableProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  CoverTableProps
>(function CoverTable({ product, covers }, ref) {
  const words = useMessages(messages);
  const rows = useMemo(() => coverTableOf(product), [product]);
  const columns = useMemo(() => columnsOf(product, covers ?? [], words), [product, covers, words]);
  const choices = choicesOf(product, words);
  return (
    <S.Root ref={ref}>
      <DataGrid caption={words.title} isCaptionHidden columns={columns} rows={rows} rowKey={({ code }) => code} />
      {choices.length > 0 ? <DescriptionList items={choices} /> : null}
    </S.Root>
  );
});
