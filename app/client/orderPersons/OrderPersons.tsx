import { Button } from '@tuanbao/library/components/Button';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { type RevealedPerson, useRevealPerson } from '../data/useRevealPerson.ts';
import { useAction } from '../platform/query/useAction.ts';
import * as S from './OrderPersons.styles.ts';
import { messages } from './orders.messages.ts';
import { PersonsTable } from './PersonsTable.tsx';

const revealedPerson = (person: Person, revealed: RevealedPerson | undefined): Person =>
  revealed
    ? {
        ...person,
        name: revealed.insuredName,
        idNo: revealed.insuredIdNo,
        birthday: revealed.insuredBirthday,
      }
    : person;

/**
 * Returns the function that renders the button of a person's row. Only a person who is still masked has a button; it
 * shows the person without masking.
 */
const revealActions =
  (revealed: ReadonlyMap<number, RevealedPerson>, show: (key: number) => Promise<void>) =>
  ({ key, name }: Person): ReactElement | null =>
    revealed.has(key) ? null : <RevealButton name={name} onReveal={() => show(key)} />;

/**
 * Insured persons of an order, with masked names and numbers. The agent can show one person at a time without masking;
 * the server records that.
 */
export function OrderPersons({ order }: { readonly order: OrderDetail }): ReactElement {
  const words = useMessages(messages);
  const reveal = useRevealPerson(order);
  const [revealed, setRevealed] = useState<ReadonlyMap<number, RevealedPerson>>(new Map());

  const show = async (key: number) => {
    const person = await reveal(key);
    setRevealed((before) => new Map(before).set(key, person));
  };
  return (
    <>
      {order.persons.length > 0 ? <S.Note>{words.revealNote}</S.Note> : null}
      <PersonsTable
        persons={order.persons.map((person) => revealedPerson(person, revealed.get(person.key)))}
        schemes={order.schemes}
        actions={revealActions(revealed, show)}
      />
    </>
  );
}

interface RevealButtonProps {
  readonly name: string;
  readonly onReveal: () => Promise<void>;
}

function RevealButton({ name, onReveal }: RevealButtonProps): ReactElement {
  const words = useMessages(messages);
  const { isPending, run } = useAction();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={words.revealOf(name)}
      isPending={isPending}
      onPress={() => void run(onReveal)}
    >
      {words.reveal}
    </Button>
  );
}
