import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { columnWidths } from '../list/columnWidths.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { Link, useNavigate } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { messages, type EndorsementsMessages } from './endorsements.messages.ts';
import { type EndorsementRefusal, useEndorsementStart } from './useEndorsementStart.ts';
import { policyPageSize, usePolicySearch } from './usePolicySearch.ts';

export interface PolicyChoiceProps {
  /**
   * Called when the server has confirmed that the chosen policy can be endorsed in this app. `orderSn` is the
   * number of the policy's order.
   */
  readonly onChoose: (orderSn: string) => void;
}

const columnsIn = (words: EndorsementsMessages): readonly DataGridColumn<OrderSummary>[] => [
  { id: 'group', header: words.group, isRowHeader: true, cell: ({ groupName }) => groupName },
  { id: 'product', header: words.product, width: columnWidths.product, cell: ({ productName }) => productName },
  { id: 'policy', header: words.policySn, cell: ({ policySn }) => <UnbrokenWords text={policySn ?? '—'} /> },
  {
    id: 'cover',
    header: words.cover,
    width: columnWidths.period,
    cell: ({ startDate, endDate }) => <UnbrokenWords text={words.through(startDate, endDate)} />,
  },
  { id: 'heads', header: words.heads, align: 'end', cell: ({ heads }) => words.headCount(heads) },
];

/**
 * List of the policies in force whose products can be endorsed. When the user chooses a policy, the server checks if it
 * can be endorsed now.
 */
export function PolicyChoice({ onChoose }: PolicyChoiceProps): ReactElement {
  const words = useMessages(messages);
  const { asked, refusal, start } = useEndorsementStart(onChoose);
  const search = usePolicySearch();
  const { found, error } = search;
  return (
    <Layout.Stack>
      <ListSearch
        label={words.searchPolicy}
        placeholder={words.searchPolicyHint}
        keyword={search.typed}
        onChange={search.type}
      />
      {refusal === null ? null : <Refusal refusal={refusal} />}
      {error ? <CallFailure error={error} onRetry={search.ask} /> : null}
      {!error && !found ? <Skeleton lines={6} /> : null}
      {found ? (
        <Policies
          orders={found.orders}
          isFiltered={search.isFiltered}
          asked={asked}
          onClear={() => search.type('')}
          onStart={(orderSn) => void start(orderSn)}
        />
      ) : null}
      {found && found.total > policyPageSize ? (
        <Pagination page={search.page} pageSize={policyPageSize} total={found.total} onChange={search.turn} />
      ) : null}
    </Layout.Stack>
  );
}

function Refusal({ refusal }: { readonly refusal: EndorsementRefusal }): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const toList = (
    <Button size="small" onPress={() => void navigate(paths.endorsements)}>
      {words.toList}
    </Button>
  );
  return (
    <Notice tone="warning" role="alert" action={refusal.leadsToList ? toList : null}>
      {refusal.text}
    </Notice>
  );
}

interface PoliciesProps {
  readonly orders: readonly OrderSummary[];
  readonly isFiltered: boolean;
  /** Number of the order whose policy is being checked; null if no check is running. */
  readonly asked: string | null;
  readonly onClear: () => void;
  readonly onStart: (orderSn: string) => void;
}

function Policies({ orders, isFiltered, asked, onClear, onStart }: PoliciesProps): ReactElement {
  const words = useMessages(messages);
  const actions = ({ orderSn, groupName }: OrderSummary) => (
    <Button
      size="small"
      variant="primary"
      aria-label={words.startFor(groupName)}
      isPending={asked === orderSn}
      onPress={() => onStart(orderSn)}
    >
      {words.start}
    </Button>
  );
  const empty = isFiltered ? (
    <EmptyState title={words.noPolicyFound} action={<Button onPress={onClear}>{words.clear}</Button>} />
  ) : (
    <EmptyState
      title={words.noPolicy}
      description={words.noPolicyText}
      action={<Link to={paths.orders}>{words.toOrders}</Link>}
    />
  );
  return (
    <DataGrid
      caption={words.policies}
      columns={columnsIn(words)}
      rows={orders}
      rowKey={({ orderSn }) => orderSn}
      rowLabel={({ groupName }) => groupName}
      empty={empty}
      actions={actions}
    />
  );
}
