import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Pagination } from '@tuanbao/library/components/Pagination';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { Person, PersonField } from '@tuanbao/library/domain/roster/person';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { type RevealedPerson, useRevealPerson } from '../data/useRevealPerson.ts';
import { useAction } from '../platform/query/useAction.ts';
import * as S from './OrderPersons.styles.ts';
import { messages } from './orders.messages.ts';

const pageSize = 20;

const columns = [
  'name',
  'idType',
  'idNo',
  'sex',
  'birthday',
  'occupationName',
  'occupationClass',
  'schemeId',
] as const satisfies readonly PersonField[];

/** The insured persons of an order, masked; one at a time can be shown in clear, which the server records. */
export function OrderPersons({ order }: { readonly order: OrderDetail }): ReactElement {
  const words = useMessages(messages);
  const { fields } = useMessages(personWords);
  const reveal = useRevealPerson(order);
  const [page, setPage] = useState(1);
  const [revealed, setRevealed] = useState<ReadonlyMap<number, RevealedPerson>>(new Map());
  if (order.persons.length === 0) return <EmptyState title={words.noPersons} />;

  const show = async (key: number) => {
    const person = await reveal(key);
    setRevealed((before) => new Map(before).set(key, person));
  };
  const schemeNames = new Map(order.schemes.map(({ id, name }) => [id, name]));

  return (
    <>
      <S.Note>{words.revealNote}</S.Note>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <S.Scroll role="region" aria-label={words.personTable} tabIndex={0}>
        <S.Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {fields[column]}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{words.reveal}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {order.persons.slice((page - 1) * pageSize, page * pageSize).map((person) => (
              <PersonRow
                key={person.key}
                person={person}
                schemeName={schemeNames.get(person.schemeId) ?? ''}
                revealed={revealed.get(person.key)}
                onReveal={() => show(person.key)}
              />
            ))}
          </tbody>
        </S.Table>
      </S.Scroll>
      {order.persons.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={order.persons.length} onChange={setPage} />
      ) : null}
    </>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly schemeName: string;
  readonly revealed: RevealedPerson | undefined;
  readonly onReveal: () => Promise<void>;
}

function PersonRow({ person, schemeName, revealed, onReveal }: PersonRowProps): ReactElement {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const { isPending, run } = useAction();
  const name = revealed?.insuredName ?? person.name;

  return (
    <tr>
      <td>{name}</td>
      <td>{wordOfCell(cells, 'idType', person.idType)}</td>
      <td>{revealed?.insuredIdNo ?? person.idNo}</td>
      <td>{wordOfCell(cells, 'sex', person.sex)}</td>
      <td>{revealed?.insuredBirthday ?? person.birthday}</td>
      <td>{person.occupationName}</td>
      <td>{person.occupationClass}</td>
      <td>{schemeName}</td>
      <td>
        {revealed ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.revealOf(name)}
            isPending={isPending}
            onPress={() => void run(onReveal)}
          >
            {words.reveal}
          </Button>
        )}
      </td>
    </tr>
  );
}
