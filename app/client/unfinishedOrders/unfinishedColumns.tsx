import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Money } from '@tuanbao/library/components/Money';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';

import type { DraftSort } from '../../contract/draftSort.ts';
import type { Unfinished } from '../data/useUnfinished.ts';
import { columnWidths } from '../list/columnWidths.ts';
import * as S from '../list/listTable.styles.ts';
import { writePath } from '../platform/navigation/paths.ts';
import { headsText } from '../platform/page/headsText.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import type { messages } from './unfinishedOrders.messages.ts';

type Words = (typeof messages)['zh-CN'];

/** Column of the table of saved drafts. The id of a column that can be sorted is the server's sort key. */
interface UnfinishedColumn extends DataGridColumn<Unfinished> {
  readonly id: DraftSort['by'] | 'group' | 'product';
}

/** Returns the address of the screen on which a draft is continued. */
export const wayTo = ({ productId, id }: Unfinished): string =>
  writePath(productId, { kind: 'unfinished', unfinishId: id });

/** Returns all columns of the table of saved drafts, in display order. */
export const unfinishedColumnsIn = (words: Words): readonly UnfinishedColumn[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: (draft) => <S.Name to={wayTo(draft)}>{draft.groupName || words.unnamed}</S.Name>,
  },
  { id: 'product', header: words.product, width: columnWidths.product, cell: ({ productName }) => productName },
  {
    id: 'heads',
    header: words.heads,
    align: 'end',
    isSortable: true,
    cell: ({ heads }) => headsText(heads, words.headCount),
  },
  {
    id: 'premium',
    header: words.premium,
    align: 'end',
    isSortable: true,
    cell: ({ totalPremium }) => (totalPremium === null ? words.notPriced : <Money yuan={totalPremium} />),
  },
  {
    id: 'saved',
    header: words.saved,
    width: columnWidths.instantAfterAmount,
    isSortable: true,
    cell: ({ savedAt }) => <UnbrokenWords text={formatInstant(savedAt)} />,
  },
];
