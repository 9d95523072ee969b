import { Button } from '@tuanbao/library/components/Button';
import { DataGrid } from '@tuanbao/library/components/DataGrid';
import { Pagination } from '@tuanbao/library/components/Pagination';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { listsEmployees } from '@tuanbao/library/domain/product/employeesInsured';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { personCertificate, type RosterPage } from '../../contract/orderPersons.ts';
import { type RevealedPerson, useRevealPerson } from '../data/useRevealPerson.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { messages as orderMessages } from '../orders/orders.messages.ts';
import { usePersonColumns } from '../orders/personColumns.tsx';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { CertificatesButton } from './CertificatesButton.tsx';
import { messages } from './orderPersons.messages.ts';
import * as S from './OrderPersons.styles.ts';
import { PersonHistoryDrawer } from './PersonHistoryDrawer.tsx';

export interface RosterTableProps {
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
  readonly page: RosterPage;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly isLoading: boolean;
  readonly onTurn: (page: number) => void;
}

const revealedPerson = (person: Person, revealed: RevealedPerson | undefined): Person =>
  revealed
    ? {
        ...person,
        name: revealed.insuredName,
        idNo: revealed.insuredIdNo,
        birthday: revealed.insuredBirthday,
      }
    : person;

/** Persons whom the user has revealed, and the function that reveals another person. */
interface RevealedPersons {
  readonly of: (key: number) => RevealedPerson | undefined;
  readonly reveal: (key: number) => Promise<void>;
}

function useRevealedPersons(orderSn: string, rosterVersion: number): RevealedPersons {
  const [revealed, setRevealed] = useState<ReadonlyMap<number, RevealedPerson>>(new Map());
  const load = useRevealPerson(orderSn);
  const reveal = async (key: number) => {
    const person = await load({ key, rosterVersion });
    setRevealed((before) => new Map(before).set(key, person));
  };
  return { of: (key) => revealed.get(key), reveal };
}

/** Returns the function that renders the buttons of a person's row. */
const rowActions =
  (about: Omit<PersonActionsProps, 'person'>) =>
  (person: Person): ReactElement => <PersonActions {...about} person={person} />;

/**
 * Table of one page of a roster. The agent can show persons without masking one by one. The server records each such
 * request.
 */
export function RosterTable(props: RosterTableProps): ReactElement {
  const { order, page, isLoading } = props;
  const { orderSn, policySn } = order;
  const { rosterVersion } = page;
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  const columns = usePersonColumns(order.schemes);
  const revealed = useRevealedPersons(orderSn, rosterVersion);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Person | null>(null);
  const keys = [...chosen].map(Number);
  const chosenCertificates = (
    <CertificatesButton size="small" find={() => Promise.resolve({ orderSn, rosterVersion, keys, total: keys.length })}>
      {words.downloadChosen(keys.length)}
    </CertificatesButton>
  );
  return (
    <>
      <S.Note>{orderWords.revealNote}</S.Note>
      <DataGrid
        caption={orderWords.personTable}
        isCaptionHidden
        columns={columns}
        rows={page.persons.map((person) => revealedPerson(person, revealed.of(person.key)))}
        rowKey={({ key }) => String(key)}
        rowLabel={({ name }) => name}
        status={isLoading ? 'loading' : 'ready'}
        allowsSelection={policySn !== null}
        selectedKeys={chosen}
        onSelectionChange={setChosen}
        selectionActions={chosenCertificates}
        actions={rowActions({ ...props, revealed, onHistory: setTold })}
      />
      {page.total > props.pageSize ? (
        <Pagination page={props.pageIndex} pageSize={props.pageSize} total={page.total} onChange={props.onTurn} />
      ) : null}
      {told ? (
        <PersonHistoryDrawer
          orderSn={orderSn}
          rosterVersion={rosterVersion}
          person={told}
          onClose={() => setTold(null)}
        />
      ) : null}
    </>
  );
}

interface PersonActionsProps extends Pick<RosterTableProps, 'order' | 'product' | 'page'> {
  readonly person: Person;
  readonly revealed: RevealedPersons;
  readonly onHistory: (person: Person) => void;
}

/** Buttons of a person: show the person without masking and, if the order has a policy, history and certificate. */
function PersonActions(props: PersonActionsProps): ReactElement {
  const { order, product, page, person, revealed, onHistory } = props;
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const { key, name } = person;
  const asked = { orderSn: order.orderSn, key, rosterVersion: page.rosterVersion };
  const { employees, insured } = words.certificates;
  return (
    <>
      {revealed.of(key) ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={orderWords.revealOf(name)}
          isPending={isPending}
          onPress={() => void run(() => revealed.reveal(key))}
        >
          {orderWords.reveal}
        </Button>
      )}
      {order.policySn === null ? null : (
        <>
          <Button variant="quiet" size="small" aria-label={words.historyOf(name)} onPress={() => onHistory(person)}>
            {words.history}
          </Button>
          <DocumentButton
            variant="quiet"
            size="small"
            aria-label={words.certificateOf(name)}
            title={listsEmployees(product) ? employees : insured}
            load={loadDocument(send, personCertificate, asked)}
          >
            {words.certificate}
          </DocumentButton>
        </>
      )}
    </>
  );
}
