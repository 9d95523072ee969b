import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';

import type { QuotationSort } from '../../contract/quotationSort.ts';
import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import { columnWidths } from '../list/columnWidths.ts';
import { Lines } from '../list/Lines.tsx';
import * as S from '../list/listTable.styles.ts';
import { quotationPath } from '../platform/navigation/paths.ts';
import { headsText } from '../platform/page/headsText.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { QuotationNextStep } from './QuotationNextStep.tsx';
import { QuotationPremium } from './QuotationPremium.tsx';
import type { QuotationsMessages } from './quotations.messages.ts';

/** Column of the table of quotations. The id of a column that can be sorted is the server's sort key. */
export interface QuotationColumn extends DataGridColumn<QuotationSummary> {
  readonly id: QuotationSort['by'] | 'group' | 'next' | 'product';
}

/** Returns all columns of the table of quotations, in display order. */
export const quotationColumnsIn = (words: QuotationsMessages): readonly QuotationColumn[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: ({ id, groupName, quotationSn }) => (
      <Lines below={<UnbrokenWords text={quotationSn} />}>
        <S.Name to={quotationPath(id)}>{groupName || words.unnamed}</S.Name>
      </Lines>
    ),
  },
  { id: 'next', header: words.nextStep, cell: (quotation) => <QuotationNextStep quotation={quotation} /> },
  {
    id: 'product',
    header: words.product,
    cell: ({ productName, insurerName }) => <Lines below={insurerName}>{productName}</Lines>,
  },
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
    cell: (quotation) => <QuotationPremium quotation={quotation} />,
  },
  {
    id: 'valid',
    header: words.validUntil,
    isSortable: true,
    cell: ({ validUntil }) => <UnbrokenWords text={validUntil} />,
  },
  {
    id: 'created',
    header: words.createdAt,
    width: columnWidths.instant,
    isSortable: true,
    cell: ({ createdAt }) => <UnbrokenWords text={formatInstant(createdAt)} />,
  },
];
