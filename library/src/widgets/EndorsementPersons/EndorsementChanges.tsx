import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterScheme } from '../../domain/roster/rosterContext.ts';
import { endorsementMessages, type EndorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type EndorsementPersonsMessages, messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';

export interface EndorsementChangesProps {
  /** The changes, in the order in which they are shown. */
  changes: readonly PersonChange[];
  /** Schemes of the policy, whose names are shown. */
  schemes: readonly RosterScheme[];
  /** Texts of the problems of a change, by the index of the change in `changes`. @default none */
  problems?: ReadonlyMap<number, readonly string[]> | undefined;
  /** Shows the caption only to screen readers. Use it when a heading already shows the same text. @default false */
  isCaptionHidden?: boolean | undefined;
  /** Called with the index of the change that the user wants to edit. If absent, changes can't be edited. */
  onEdit?: ((index: number) => void) | undefined;
  /**
   * Called with the index of the change that the user removes from the request. If absent, changes can't be removed.
   */
  onTakeBack?: ((index: number) => void) | undefined;
}

interface Row {
  readonly index: number;
  readonly change: PersonChange;
}

const pageSize = 20;
const nameOf = ({ change }: Row) => (change.kind === 'remove' ? change.original.name : change.person.name);

/** Returns the columns of the table, in the user's language. There is a column for problems only if there are any. */
function columnsIn(
  words: EndorsementPersonsMessages,
  kinds: EndorsementMessages['kinds'],
  schemes: readonly RosterScheme[],
  problems: EndorsementChangesProps['problems'],
): readonly DataGridColumn<Row>[] {
  const columns: readonly DataGridColumn<Row>[] = [
    { id: 'kind', header: words.kind, cell: ({ change }) => <Tag tone="info">{kinds[change.kind]}</Tag> },
    {
      id: 'original',
      header: words.original,
      cell: ({ change }) => (change.kind === 'add' ? '—' : <WhoIs person={change.original} schemes={schemes} />),
    },
    {
      id: 'person',
      header: words.newcomer,
      isRowHeader: true,
      cell: ({ change }) => (change.kind === 'remove' ? '—' : <WhoIs person={change.person} schemes={schemes} />),
    },
  ];
  const problemColumn: DataGridColumn<Row> = {
    id: 'problems',
    header: words.problems,
    cell: ({ index }) => <S.Problems>{problems?.get(index)?.join('；') ?? '—'}</S.Problems>,
  };
  return problems && problems.size > 0 ? [...columns, problemColumn] : columns;
}

/** Returns the function that renders the buttons in the row of a change. */
const actionsIn =
  (words: EndorsementPersonsMessages, onEdit: (index: number) => void, onTakeBack: (index: number) => void) =>
  (row: Row): ReactElement => (
    <>
      {row.change.kind === 'remove' ? null : (
        <Button size="small" variant="quiet" aria-label={words.editOf(nameOf(row))} onPress={() => onEdit(row.index)}>
          {words.edit}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={words.takeBackOf(nameOf(row))}
        onPress={() => onTakeBack(row.index)}
      >
        {words.takeBack}
      </Button>
    </>
  );

/** Table of the changes of persons that are requested, with the problems of each. */
export function EndorsementChanges(props: EndorsementChangesProps): ReactElement {
  const { changes, schemes, problems, isCaptionHidden, onEdit, onTakeBack } = props;
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(changes.length / pageSize));
  const shown = Math.min(page, last);
  const rows = changes
    .slice((shown - 1) * pageSize, shown * pageSize)
    .map((change, at): Row => ({ index: (shown - 1) * pageSize + at, change }));
  const columns = columnsIn(words, kinds, schemes, problems);
  return (
    <>
      <DataGrid
        caption={words.changes(changes.length)}
        isCaptionHidden={isCaptionHidden}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
        rowLabel={nameOf}
        empty={words.empty}
        actions={onEdit && onTakeBack ? actionsIn(words, onEdit, onTakeBack) : undefined}
      />
      {changes.length > pageSize ? (
        <Pagination page={shown} pageSize={pageSize} total={changes.length} onChange={setPage} />
      ) : null}
    </>
  );
}

function WhoIs({ person, schemes }: { person: NewPerson; schemes: readonly RosterScheme[] }): ReactElement {
  const scheme = schemes.length > 1 ? schemes.find(({ id }) => id === person.schemeId)?.name : undefined;
  return (
    <S.Cell>
      <span>{person.name}</span>
      <small>{person.idNo}</small>
      <small>{[person.occupationName || person.occupationCode, scheme].filter(Boolean).join(' · ')}</small>
    </S.Cell>
  );
}
