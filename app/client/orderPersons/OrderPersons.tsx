import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSearchField } from '@tuanbao/library/formik/FormikSearchField';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useState } from 'react';

import type { RosterPage } from '../../contract/orderPersons.ts';
import { useOrderPersons } from '../data/useOrderPersons.ts';
import { messages as orderMessages } from '../orders/orders.messages.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { CertificatesButton } from './CertificatesButton.tsx';
import { askedRosterOf, type ChosenRoster } from './chosenRoster.ts';
import { messages } from './orderPersons.messages.ts';
import * as S from './OrderPersons.styles.ts';
import * as Printed from './PrintedRosterTable.styles.ts';
import { PrintedRosterTable } from './PrintedRosterTable.tsx';
import { RosterBar, RosterTotals } from './RosterBar.tsx';
import { RosterPrint } from './RosterPrint.tsx';
import { RosterTable } from './RosterTable.tsx';
import { type PrintedRoster, usePrintedRoster } from './usePrintedRoster.ts';

/** Number of persons on a page of the table. */
const pageSize = 20;

export interface OrderPersonsProps {
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
  readonly roster: ChosenRoster;
  readonly onRoster: (roster: ChosenRoster) => void;
}

/**
 * Insured persons of an order, on a day or at the sale, in pages from the server. Names and numbers are masked. The
 * agent can search for a person, see the person's history, and get certificates.
 */
export function OrderPersons(props: OrderPersonsProps): ReactElement {
  const { order, roster, onRoster } = props;
  const words = useMessages(messages);
  const { termIn } = useMessages(insuredPersonMessages);
  const [insured, setInsured] = useState('');
  const [turned, setTurned] = useState({ roster, insured, page: 1 });
  const isTurned = turned.roster === roster && turned.insured === insured;
  const asked = { ...askedRosterOf(roster), insured, page: isTurned ? turned.page : 1, pageSize };
  const { data, error, isLoading, ask } = useOrderPersons({ orderSn: order.orderSn, ...asked });
  const { known, shown } = useShownPage(data, error, roster);
  const printed = usePrintedRoster();
  return (
    <Card title={termIn(props.product)}>
      <S.Body>
        {known && order.policySn !== null ? <RosterBar page={known} roster={roster} onChange={onRoster} /> : null}
        {error ? <CallFailure error={error} onRetry={ask} /> : null}
        {shown || error ? null : <Skeleton lines={10} label={words.loading} />}
        {shown && order.policySn !== null ? <RosterTotals page={shown} roster={roster} /> : null}
        {shown ? <Tools {...props} page={shown} insured={insured} onInsured={setInsured} printed={printed} /> : null}
        {shown?.total === 0 ? <Nothing isSearched={insured !== ''} /> : null}
        {shown && shown.total > 0 ? (
          <PrintedPart {...props} printed={printed} page={shown} pageIndex={asked.page}>
            <RosterTable
              key={shown.rosterVersion}
              {...props}
              page={shown}
              pageIndex={asked.page}
              pageSize={pageSize}
              isLoading={isLoading}
              onTurn={(page) => setTurned({ roster, insured, page })}
            />
          </PrintedPart>
        ) : null}
      </S.Body>
    </Card>
  );
}

/**
 * Returns two pages. `known` is the latest page that was loaded, of any roster; its days and endorsements are shown.
 * `shown` is the page whose persons are shown. While another page of the same roster is loading, `shown` stays the page
 * that was loaded before. `shown` is never a page of another roster.
 */
function useShownPage(data: RosterPage | undefined, error: unknown, roster: ChosenRoster) {
  const [last, setLast] = useState<{ readonly page: RosterPage; readonly roster: ChosenRoster } | null>(null);
  if (data && data !== last?.page) setLast({ page: data, roster });
  const earlier = error === undefined && last?.roster === roster ? last.page : undefined;
  return { known: data ?? last?.page, shown: data ?? earlier };
}

function Nothing({ isSearched }: { readonly isSearched: boolean }): ReactElement {
  const words = useMessages(messages);
  const { noPersons } = useMessages(orderMessages);
  return isSearched ? (
    <EmptyState title={words.notFound} description={words.notFoundText} />
  ) : (
    <EmptyState title={noPersons} />
  );
}

interface PrintedPartProps extends Pick<OrderPersonsProps, 'order'> {
  readonly printed: PrintedRoster;
  readonly page: RosterPage;
  readonly pageIndex: number;
  /** The table on the screen. */
  readonly children: ReactNode;
}

/**
 * If all persons of the roster are loaded, prints these persons instead of the table. Otherwise prints the page of the
 * table, with a note if persons of the roster are missing on it.
 */
function PrintedPart({ order, printed, page, pageIndex, children }: PrintedPartProps): ReactElement {
  const words = useMessages(messages);
  const { persons } = printed;
  const first = (pageIndex - 1) * pageSize + 1;
  return (
    <>
      <Printed.OnScreen data-replaced={persons ? '' : undefined}>{children}</Printed.OnScreen>
      {persons ? <PrintedRosterTable persons={persons} schemes={order.schemes} /> : null}
      {persons || page.total <= page.persons.length ? null : (
        <Printed.PrintNote>{words.printsShown(first, first + page.persons.length - 1, page.total)}</Printed.PrintNote>
      )}
    </>
  );
}

interface ToolsProps extends Pick<OrderPersonsProps, 'order'> {
  readonly printed: PrintedRoster;
  readonly page: RosterPage;
  readonly insured: string;
  readonly onInsured: (insured: string) => void;
}

/** Search for a person, and the buttons that print the whole roster and download its certificates. */
function Tools({ order, printed, page, insured, onInsured }: ToolsProps): ReactElement {
  const words = useMessages(messages);
  const { orderSn, policySn } = order;
  const { rosterVersion } = page;
  return (
    <S.Tools>
      <FormikMirror values={{ insured }}>
        <FormikSearchField
          name="insured"
          aria-label={words.search}
          placeholder={words.searchHint}
          onChange={(text) => onInsured(text.trim())}
        />
      </FormikMirror>
      {insured !== '' || page.total === 0 ? null : (
        <S.Buttons>
          <RosterPrint printed={printed} orderSn={orderSn} rosterVersion={rosterVersion} total={page.total} />
          {policySn === null ? null : (
            <CertificatesButton
              size="small"
              find={() => Promise.resolve({ orderSn, rosterVersion, keys: null, total: page.total })}
            >
              {words.downloadAll(page.total)}
            </CertificatesButton>
          )}
        </S.Buttons>
      )}
    </S.Tools>
  );
}
