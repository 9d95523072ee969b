import { draftDifference, type PersonsDifference } from '@tuanbao/library/domain/order/draftDifference';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { SavedDraft } from '../../contract/savedDrafts.ts';
import { messages } from './conflict.messages.ts';
import type { OpenDraft } from './openDraft.ts';
import { useDifferenceText } from './useDifferenceText.ts';
import { useListedNames } from './useListedNames.ts';
import { VersionChoice } from './VersionChoice.tsx';

export interface ConflictDialogProps {
  readonly draft: OpenDraft;
  /** Newer version of the draft, which was saved on another page or device. */
  readonly theirs: SavedDraft;
}

/**
 * Dialog that opens when a newer version of the draft was saved on another page or device. The dialog shows how the two
 * versions differ and lets the agent choose one.
 */
export function ConflictDialog({ draft, theirs }: ConflictDialogProps): ReactElement {
  return (
    <VersionChoice
      savedAt={theirs.savedAt}
      onTakeTheirs={() => draft.autosave.takeTheirs()}
      onKeepMine={() => void draft.autosave.keepMine()}
    >
      <DraftDifferences product={draft.store.surroundings.product} mine={draft.store.draft()} theirs={theirs.draft} />
    </VersionChoice>
  );
}

export interface DraftDifferencesProps {
  readonly product: ProductDefinition;
  readonly mine: OrderDraft;
  readonly theirs: OrderDraft;
}

/** Rows of a table that show how two drafts of a product differ. */
export function DraftDifferences({ product, mine, theirs }: DraftDifferencesProps): ReactElement {
  const { termIn } = useMessages(insuredPersonMessages);
  const textOf = useDifferenceText(product, [mine, theirs]);
  const { fields, persons } = draftDifference(mine, theirs);
  const { onlyMine, onlyTheirs, changed } = persons;
  const hasPersons = [onlyMine, onlyTheirs, changed].some(({ length }) => length > 0);
  return (
    <>
      {fields.map(textOf).map((field) => (
        <tr key={field.path}>
          <th scope="row">{field.name}</th>
          <td>{field.mine}</td>
          <td>{field.theirs}</td>
        </tr>
      ))}
      {hasPersons ? (
        <tr>
          <th scope="row">{termIn(product)}</th>
          <PersonsCell count={mine.persons.length} only={onlyMine} changed={changed} />
          <PersonsCell count={theirs.persons.length} only={onlyTheirs} changed={changed} />
        </tr>
      ) : null}
    </>
  );
}

interface PersonsCellProps {
  readonly count: number;
  /** Persons who are in this version of the draft but not in the other version. */
  readonly only: readonly Person[];
  readonly changed: PersonsDifference['changed'];
}

function PersonsCell({ count, only, changed }: PersonsCellProps): ReactElement {
  const words = useMessages(messages);
  const listed = useListedNames();
  const namesOf = (persons: readonly Person[]) => listed(persons.map(({ name }) => name));
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
