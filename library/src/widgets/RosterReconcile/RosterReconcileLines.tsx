import type { ReactElement, ReactNode } from 'react';

import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Tag, type TagTone } from '../../components/Tag/index.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { alternativesFor, type ReconcileDecision } from '../../domain/roster/reconcileOverrule.ts';
import type { PersonDifference, ReconcileCase, ReconcileLine } from '../../domain/roster/reconciliation.ts';
import type { RosterScheme } from '../../domain/roster/rosterContext.ts';
import { personWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { reconcileMessages, type ReconcileMessages } from '../../i18n/reconcile.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { messages, type RosterReconcileMessages } from './RosterReconcile.messages.ts';
import * as S from './RosterReconcile.styles.ts';

export interface RosterReconcileLinesProps {
  /** The lines of the page that is shown. */
  lines: readonly ReconcileLine[];
  /** Schemes of the policy, whose names are shown. */
  schemes: readonly RosterScheme[];
  /** Called with the id of a line and the user's decision. */
  onDecide: (lineId: number, decision: ReconcileDecision) => void;
}

const tones: Readonly<Record<ReconcileCase, TagTone>> = {
  kept: 'neutral',
  added: 'success',
  removed: 'neutral',
  replaced: 'info',
  classChanged: 'info',
  idCorrected: 'info',
  nameCorrected: 'info',
  unresolved: 'warning',
};

const nameOf = ({ original, person }: ReconcileLine) => person?.name || (original?.name ?? '');

const differenceCells: Readonly<Record<PersonDifference, (person: NewPerson) => string>> = {
  name: ({ name }) => name,
  id: ({ idNo }) => idNo,
  sex: ({ sex }) => sex,
  birthday: ({ birthday }) => birthday,
  occupation: ({ occupationName, occupationCode }) => occupationName || occupationCode,
  class: ({ occupationClass }) => occupationClass,
  socialSecurity: ({ socialSecurity }) => socialSecurity,
  scheme: ({ schemeId }) => schemeId,
};

/** Returns the columns of the table, in the user's language. */
function columnsIn(
  words: RosterReconcileMessages,
  { cases, reasons }: ReconcileMessages,
  { schemes, onDecide }: Pick<RosterReconcileLinesProps, 'schemes' | 'onDecide'>,
): readonly DataGridColumn<ReconcileLine>[] {
  return [
    {
      id: 'case',
      header: words.finding,
      cell: (line) => (
        <S.Cell>
          <Tag tone={tones[line.case]}>{cases[line.case]}</Tag>
          {line.reason === null ? null : <small>{reasons[line.reason]}</small>}
        </S.Cell>
      ),
    },
    {
      id: 'insured',
      header: words.insured,
      cell: ({ original }) => <PersonName person={original} none={words.noPerson} />,
    },
    {
      id: 'listed',
      header: words.listed,
      isRowHeader: true,
      cell: ({ person }) => <PersonName person={person} none={words.noPerson} />,
    },
    {
      id: 'differences',
      header: words.differences,
      cell: (line) => <Differences line={line} schemes={schemes} />,
    },
    {
      id: 'decision',
      header: words.decision,
      cell: (line) => <DecisionOf line={line} onDecide={onDecide} />,
    },
  ];
}

/**
 * Table of the lines on one page. Each row shows the case of the line, the person in the policy, the person in the
 * list, the differences, and the decision.
 */
export function RosterReconcileLines({ lines, schemes, onDecide }: RosterReconcileLinesProps): ReactElement {
  const words = useMessages(messages);
  const columns = columnsIn(words, useMessages(reconcileMessages), { schemes, onDecide });
  return (
    <DataGrid
      caption={words.lines}
      isCaptionHidden
      columns={columns}
      rows={lines}
      rowKey={({ id }) => String(id)}
      rowLabel={nameOf}
      empty={words.none}
    />
  );
}

function PersonName({ person, none }: { readonly person: NewPerson | null; readonly none: string }): ReactElement {
  if (!person) return <S.NoPerson>{none}</S.NoPerson>;
  return (
    <S.Cell>
      <span>{person.name || '—'}</span>
      <small>{person.idNo || '—'}</small>
    </S.Cell>
  );
}

interface DifferencesProps {
  readonly line: ReconcileLine;
  readonly schemes: readonly RosterScheme[];
}

/** Shows the fields in which the policy and the list differ, with the value in the policy and the value in the list. */
function Differences({ line: { original, person, differences: found }, schemes }: DifferencesProps): ReactNode {
  const { differences } = useMessages(reconcileMessages);
  const cells = useMessages(personWords);
  const { labelled } = usePunctuation();
  if (!original || !person || found.length === 0) return '—';
  const cellOf = (difference: PersonDifference, of: NewPerson) => {
    const text = differenceCells[difference](of);
    if (difference === 'sex' || difference === 'socialSecurity') return wordOfCell(cells, difference, text);
    return difference === 'scheme' ? (schemes.find(({ id }) => id === text)?.name ?? text) : text;
  };
  return (
    <S.Cell>
      {found.map((difference) => (
        <span key={difference}>
          {labelled(differences[difference], `${cellOf(difference, original)} → ${cellOf(difference, person)}`)}
        </span>
      ))}
    </S.Cell>
  );
}

interface DecisionOfProps extends Pick<RosterReconcileLinesProps, 'onDecide'> {
  readonly line: ReconcileLine;
}

/**
 * Select for the decision about a line. It shows the current decision, if there is one, and offers the decisions that
 * can replace it.
 */
function DecisionOf({ line, onDecide }: DecisionOfProps): ReactElement {
  const words = useMessages(messages);
  const { decisions } = useMessages(reconcileMessages);
  return (
    <Select
      aria-label={words.decisionFor(nameOf(line))}
      isRequired
      options={[
        ...(line.case === 'unresolved' ? [] : [{ value: line.case, label: decisions[line.case] }]),
        ...alternativesFor(line).map((value) => ({ value, label: decisions[value] })),
      ]}
      placeholder={line.case === 'unresolved' ? words.decide : undefined}
      value={line.case === 'unresolved' ? '' : line.case}
      onChange={(value) => {
        const decision = alternativesFor(line).find((each) => each === value);
        if (decision) onDecide(line.id, decision);
      }}
    />
  );
}
