import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type QuotationSort, quotationSortKeys } from '../../contract/quotationSort.ts';
import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import { ListTable } from '../list/ListTable.tsx';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { InsureButton } from './InsureButton.tsx';
import { quotationColumnsIn } from './quotationColumns.tsx';
import * as ListStyles from './QuotationList.styles.ts';
import type { QuotationActions } from './QuotationListItem.tsx';
import { messages } from './quotations.messages.ts';

export interface QuotationTableProps extends QuotationActions {
  readonly quotations: readonly QuotationSummary[];
  readonly sort: QuotationSort;
  readonly onSort: (sort: QuotationSort) => void;
  /** Ids of the columns that are hidden. */
  readonly hidden: readonly string[];
  readonly isLoading: boolean;
}

/**
 * One page of quotations as a table. The server sorts the quotations. The Enter key opens the quotation of the row that
 * has the focus.
 */
export function QuotationTable(props: QuotationTableProps): ReactElement {
  const { quotations, sort, onSort, hidden, isLoading, onOpen, onCopy, onRemove } = props;
  const words = useMessages(messages);
  return (
    <ListTable
      caption={words.history}
      columns={quotationColumnsIn(words)}
      hidden={hidden}
      rows={quotations}
      rowKey={({ id }) => id}
      rowLabel={({ groupName, quotationSn }) => `${groupName || words.unnamed} ${quotationSn}`}
      sortKeys={quotationSortKeys}
      sort={sort}
      onSort={onSort}
      onOpen={onOpen}
      actions={rowActionsOf({ onOpen, onCopy, onRemove })}
      isLoading={isLoading}
    />
  );
}

/** Buttons of a row: they delete the quotation, copy the quotation, and write an order from the quotation. */
function RowActions({
  quotation,
  onCopy,
  onRemove,
}: QuotationActions & { readonly quotation: QuotationSummary }): ReactElement {
  const words = useMessages(messages);
  const { quotationSn } = quotation;
  return (
    <ListStyles.RowActions>
      <DangerButton
        size="small"
        variant="quiet"
        aria-label={words.removeOf(quotationSn)}
        onPress={() => onRemove(quotation)}
      >
        {words.remove}
      </DangerButton>
      <Button size="small" variant="quiet" aria-label={words.copyOf(quotationSn)} onPress={() => onCopy(quotation)}>
        {words.copy}
      </Button>
      <InsureButton quotation={quotation} size="small" variant="secondary" aria-label={words.insureOf(quotationSn)} />
    </ListStyles.RowActions>
  );
}

const rowActionsOf =
  (actions: QuotationActions) =>
  (quotation: QuotationSummary): ReactElement => <RowActions quotation={quotation} {...actions} />;
