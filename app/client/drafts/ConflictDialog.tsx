import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { draftDifference, type PersonsDifference } from '@tuanbao/library/domain/order/draftDifference';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { SavedDraft } from '../../contract/savedDrafts.ts';
import { messages } from './conflict.messages.ts';
import * as S from './ConflictDialog.styles.ts';
import type { OpenDraft } from './draftDesk.ts';
import { useDifferenceText } from './useDifferenceText.ts';

export interface ConflictDialogProps {
  readonly draft: OpenDraft;
  /** The newer version, saved elsewhere. */
  readonly theirs: SavedDraft;
}

/** A newer version was saved elsewhere in between: shows what differs and lets the agent choose a version. */
export function ConflictDialog({ draft, theirs }: ConflictDialogProps): ReactElement {
  const words = useMessages(messages);
  const mine = draft.store.draft();
  return (
    <Dialog
      role="alertdialog"
      title={words.conflictTitle}
      isOpen
      onOpenChange={() => undefined}
      isKeyboardDismissDisabled
      footer={
        <>
          <Button onPress={() => draft.autosave.takeTheirs()}>{words.takeTheirs}</Button>
          <Button variant="primary" onPress={() => void draft.autosave.keepMine()}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {words.conflictText}
      <Differences draft={draft} mine={mine} theirs={theirs} />
    </Dialog>
  );
}

function Differences(props: ConflictDialogProps & { readonly mine: OrderDraft }): ReactElement {
  const { draft, mine, theirs } = props;
  const words = useMessages(messages);
  const textOf = useDifferenceText(draft.store.surroundings.product, [mine, theirs.draft]);
  const { fields, persons } = draftDifference(mine, theirs.draft);
  const { onlyMine, onlyTheirs, changed } = persons;
  const hasPersons = [onlyMine, onlyTheirs, changed].some(({ length }) => length > 0);
  return (
    <S.Differences>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.mine}</th>
          <th scope="col">{words.theirs(formatInstant(theirs.savedAt))}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(textOf).map((field) => (
          <tr key={field.path}>
            <th scope="row">{field.name}</th>
            <td>{field.mine}</td>
            <td>{field.theirs}</td>
          </tr>
        ))}
        {hasPersons ? (
          <tr>
            <th scope="row">{words.personsTerm}</th>
            <PersonsCell count={mine.persons.length} only={onlyMine} changed={changed} />
            <PersonsCell count={theirs.draft.persons.length} only={onlyTheirs} changed={changed} />
          </tr>
        ) : null}
      </tbody>
    </S.Differences>
  );
}

/** Names that are told before the rest is counted alone. */
const mostNames = 5;

interface PersonsCellProps {
  readonly count: number;
  /** Persons whom the other version doesn't have. */
  readonly only: readonly Person[];
  readonly changed: PersonsDifference['changed'];
}

function PersonsCell({ count, only, changed }: PersonsCellProps): ReactElement {
  const words = useMessages(messages);
  const namesOf = (persons: readonly Person[]) => {
    const names = persons
      .slice(0, mostNames)
      .map(({ name }) => name || words.empty)
      .join(words.nameSeparator);
    return persons.length > mostNames ? words.andMore(names) : names;
  };
  return (
    <td>
      <p>{words.personCount(count)}</p>
      {only.length === 0 ? null : <p>{words.personsOnly(namesOf(only), only.length)}</p>}
      {changed.length === 0 ? null : (
        <p>{words.personsChanged(namesOf(changed.map(({ mine }) => mine)), changed.length)}</p>
      )}
    </td>
  );
}
