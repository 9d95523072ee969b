import { type ReactElement, type ReactNode, useState } from 'react';

import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { type ChangeMeaning, meaningOf } from '../../domain/endorsement/changePairs.ts';
import type { EndorsementTrial } from '../../domain/endorsement/endorsementTrial.ts';
import { nameIn, type PersonChange } from '../../domain/endorsement/personChange.ts';
import type { RosterScheme } from '../../domain/roster/rosterContext.ts';
import { endorsementMessages, type EndorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChangedPerson, ChangePremium, type ChangeRow } from './ChangeCells.tsx';
import { type EndorsementPersonsMessages, messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';

export interface EndorsementChangesProps {
  /** The changes. Changes with problems are shown first, and all other changes follow in the given order. */
  changes: readonly PersonChange[];
  /** Schemes of the policy. If there are several, their names are shown. */
  schemes: readonly RosterScheme[];
  /** Day from which the changes apply, `YYYY-MM-DD`; empty while no day is chosen. */
  effectiveDate: string;
  /** Trial premium of exactly these changes; null while no trial premium is known. @default null */
  trial?: EndorsementTrial | null | undefined;
  /**
   * Meaning of each change, in the order of `changes`.
   * @default the kind of the change; `correct` if a person is replaced by the same person with different data
   */
  meanings?: readonly ChangeMeaning[] | undefined;
  /** Texts of the problems of a change, by the index of the change in `changes`. @default none */
  problems?: ReadonlyMap<number, readonly string[]> | undefined;
  /**
   * Shows the caption only to screen readers. Use this prop when a heading already shows the text of the caption.
   * @default false
   */
  isCaptionHidden?: boolean | undefined;
  /**
   * Returns the buttons in the row of a change. The argument is the index of the change in `changes`.
   * @default no buttons
   */
  actions?: ((index: number) => ReactNode) | undefined;
}

const pageSize = 20;

const tones: Readonly<Record<ChangeMeaning, 'success' | 'info' | 'neutral'>> = {
  add: 'success',
  remove: 'neutral',
  replace: 'info',
  correct: 'neutral',
};

/**
 * Returns the columns of the table, in the user's language. While no trial premium is known, the cells for the premium
 * contain a dash.
 */
function columnsIn(
  words: EndorsementPersonsMessages,
  meanings: EndorsementMessages['meanings'],
  { schemes, effectiveDate, trial }: Pick<EndorsementChangesProps, 'schemes' | 'effectiveDate' | 'trial'>,
): readonly DataGridColumn<ChangeRow>[] {
  return [
    { id: 'row', header: words.row, align: 'end', cell: ({ index }) => index + 1 },
    {
      id: 'kind',
      header: words.kind,
      cell: ({ meaning }) => <Tag tone={tones[meaning]}>{meanings[meaning]}</Tag>,
    },
    {
      id: 'person',
      header: words.person,
      isRowHeader: true,
      cell: (row) => <ChangedPerson row={row} schemes={schemes} />,
    },
    {
      id: 'from',
      header: words.from,
      cell: ({ change }) =>
        effectiveDate === '' ? (
          '—'
        ) : (
          <S.Cell>
            <S.Unbroken>{effectiveDate}</S.Unbroken>
            <small>{change.kind === 'remove' ? words.ends : words.begins}</small>
          </S.Cell>
        ),
    },
    {
      id: 'premium',
      header: words.premium,
      align: 'end',
      cell: ({ index }) => <ChangePremium line={trial?.lines[index]} />,
    },
  ];
}

const isFaulty = ({ problems }: ChangeRow): boolean => problems.length > 0;

/** Moves the changes with problems to the front. Within both groups, the sequence stays the same. */
function faultyFirst(rows: readonly ChangeRow[]): readonly ChangeRow[] {
  return [...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))];
}

/**
 * Table of the requested changes of persons. Its columns are the number, the kind of change, the person, the effective
 * date, and the premium or refund. Changes with problems come first; the problems are shown below the person.
 */
export function EndorsementChanges(props: EndorsementChangesProps): ReactElement {
  const { changes, problems, isCaptionHidden, actions } = props;
  const words = useMessages(messages);
  const { meanings } = useMessages(endorsementMessages);
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(changes.length / pageSize));
  const shown = Math.min(page, last);
  const rows = faultyFirst(
    changes.map((change, index) => ({
      index,
      change,
      meaning: props.meanings?.[index] ?? meaningOf(change),
      problems: problems?.get(index) ?? [],
    })),
  );
  return (
    <>
      <DataGrid
        caption={words.changes(changes.length)}
        isCaptionHidden={isCaptionHidden}
        columns={columnsIn(words, meanings, props)}
        rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ index }) => String(index)}
        rowLabel={({ change }) => nameIn(change)}
        empty={words.empty}
        actions={actions && (({ index }) => actions(index))}
      />
      {changes.length > pageSize ? (
        <Pagination page={shown} pageSize={pageSize} total={changes.length} onChange={setPage} />
      ) : null}
    </>
  );
}
