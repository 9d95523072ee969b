import { size } from '@tuanbao/tokens';
import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  useMemo,
  useState,
} from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { WarningIcon } from '../../components/Icon/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import {
  type OccupationEntry,
  type OccupationPart,
  occupationTableOf,
} from '../../domain/occupation/occupationTable.ts';
import type { OccupationTree } from '../../domain/occupation/occupationTree.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import { classRatesOf } from '../../domain/rating/rateCard.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { occupationPickerMessages, type OccupationPickerMessages } from '../OccupationPicker/index.ts';
import { messages, type OccupationTableMessages } from './OccupationTable.messages.ts';
import * as S from './OccupationTable.styles.ts';

export interface OccupationTableProps {
  /** The occupation tree, which may have thousands of occupations. */
  tree: OccupationTree;
  /** The product whose rule for occupations applies. Premiums are shown only if the product is priced per person. */
  product: ProductDefinition;
  /** Search text (controlled). It is a name, an everyday title or a group, in characters or pinyin, or a code. */
  value?: string | undefined;
  /** Search text at first (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the search text after each change. */
  onChange?: ((text: string) => void) | undefined;
  /** Number of occupations on each page. @default 10 */
  pageSize?: number | undefined;
}

const parts: readonly OccupationPart[] = ['all', 'accepted', 'refused'];

function StateView(props: { entry: OccupationEntry; words: OccupationPickerMessages; accepted: string }): ReactElement {
  const { entry, words, accepted } = props;
  const { occupationClass, refusal } = entry;
  return (
    <S.State data-refused={refusal !== null || undefined}>
      {occupationClass === null ? null : words.occupationClass(occupationClass)}
      {refusal === null ? (
        <VisuallyHidden elementType="span">{accepted}</VisuallyHidden>
      ) : (
        <>
          <WarningIcon />
          {words.refusals[refusal]}
        </>
      )}
    </S.State>
  );
}

function columnsOf(
  product: ProductDefinition,
  words: OccupationTableMessages,
  picker: OccupationPickerMessages,
): readonly DataGridColumn<OccupationEntry>[] {
  const rates = classRatesOf(product);
  const rateOf = ({ occupationClass, refusal }: OccupationEntry) =>
    refusal === null && occupationClass !== null ? rates.get(occupationClass) : undefined;
  const ofRates: readonly DataGridColumn<OccupationEntry>[] = [
    { id: 'factor', header: words.factor, align: 'end', cell: (entry) => rateOf(entry)?.factor ?? '—' },
    {
      id: 'premium',
      header: words.premium(product.plans[0]?.name ?? ''),
      align: 'end',
      cell: (entry) => {
        const rate = rateOf(entry);
        return rate ? <Money yuan={rate.premium} /> : '—';
      },
    },
  ];
  return [
    { id: 'code', header: words.code, cell: ({ code }) => code, width: `calc(6 * ${size.rem})` },
    { id: 'name', header: words.name, isRowHeader: true, cell: ({ name }) => name },
    { id: 'group', header: words.group, cell: ({ groups }) => words.groups(groups) },
    {
      id: 'state',
      header: words.state,
      cell: (entry) => <StateView entry={entry} words={picker} accepted={words.accepted} />,
    },
    ...(rates.size > 0 ? ofRates : []),
  ];
}

/**
 * The occupation table (职业表) of a product, with a search by name, everyday title, group, pinyin or code. Each
 * occupation is shown with its class, if it has one, and with the reason if the product refuses it. If the product is
 * priced per person, accepted occupations also have their factor and their premium in the first plan. The ref is the
 * outermost element; its `focus()` focuses the first control inside.
 */
export const OccupationTable: ForwardRefExoticComponent<OccupationTableProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, OccupationTableProps>(function OccupationTable(props, ref) {
    const { tree, product, pageSize = 10 } = props;
    const root = useFocusRef(ref);
    const words = useMessages(messages);
    const picker = useMessages(occupationPickerMessages);
    const [text, setText] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
    const [part, setPart] = useState<OccupationPart>('all');
    const [page, setPage] = useState(1);
    const rule = product.occupation;
    const found = useMemo(() => occupationTableOf(tree, rule, text, part), [tree, rule, text, part]);
    const columns = useMemo(() => columnsOf(product, words, picker), [product, words, picker]);
    const shown = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));

    return (
      <S.Root ref={root}>
        <S.Tools>
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            value={text}
            onChange={(next) => {
              setText(next);
              setPage(1);
            }}
          />
          <SegmentedControl
            label={words.show}
            options={parts.map((each) => ({ value: each, label: words.parts[each] }))}
            value={part}
            onChange={(next) => {
              setPart(parts.find((each) => each === next) ?? 'all');
              setPage(1);
            }}
          />
        </S.Tools>
        <VisuallyHidden role="status">{words.found(found.length)}</VisuallyHidden>
        <DataGrid
          caption={words.title}
          isCaptionHidden
          columns={columns}
          rows={found.slice((shown - 1) * pageSize, shown * pageSize)}
          rowKey={({ code }) => code}
          empty={words.none}
        />
        {found.length > pageSize ? (
          <Pagination
            page={shown}
            pageSize={pageSize}
            total={found.length}
            onChange={setPage}
            aria-label={words.title}
          />
        ) : null}
      </S.Root>
    );
  });
