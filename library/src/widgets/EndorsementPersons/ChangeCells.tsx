import type { ReactElement } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { ChangeMeaning } from '../../domain/endorsement/changePairs.ts';
import type { TrialLine } from '../../domain/endorsement/endorsementTrial.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterScheme } from '../../domain/roster/rosterContext.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';

/** One row of the table of changes. */
export interface ChangeRow {
  /** Index of the change in the list of all changes of the endorsement. */
  readonly index: number;
  readonly change: PersonChange;
  readonly meaning: ChangeMeaning;
  /** Texts of the problems of the change; empty if the change has no problems. */
  readonly problems: readonly string[];
}

export interface ChangedPersonProps {
  /** The change, with its problems. */
  readonly row: ChangeRow;
  /** Schemes of the policy. If there are several, their names are shown. */
  readonly schemes: readonly RosterScheme[];
}

/**
 * Shows the person who is added or removed. For a replacement, the replaced person is shown below the new person. For a
 * correction, the old data are shown below the corrected data. The problems of the change come last.
 */
export function ChangedPerson({ row: { change, meaning, problems }, schemes }: ChangedPersonProps): ReactElement {
  const words = useMessages(messages);
  const factsOf = ({ occupationName, occupationCode, schemeId }: NewPerson) => {
    const scheme = schemes.length > 1 ? schemes.find(({ id }) => id === schemeId)?.name : undefined;
    return [occupationName || occupationCode, scheme].filter(Boolean).join(' · ');
  };
  const person = change.kind === 'remove' ? change.original : change.person;
  const facts = factsOf(person);
  return (
    <S.Cell>
      <span>
        {person.name} <S.Number>{person.idNo}</S.Number>
      </span>
      {facts === '' ? null : <small>{facts}</small>}
      {change.kind === 'replace' ? (
        <small>
          {meaning === 'correct' ? words.before : words.insteadOf} {change.original.name}{' '}
          <S.Number>{change.original.idNo}</S.Number> {factsOf(change.original)}
        </small>
      ) : null}
      {problems.map((problem) => (
        <S.Problem key={problem}>{problem}</S.Problem>
      ))}
    </S.Cell>
  );
}

/**
 * Shows the net amount of a change (+ to pay, − to refund), and the insurer's fee in this amount if there is one. Shows
 * a dash while no amount is known.
 */
export function ChangePremium({ line }: { readonly line: TrialLine | undefined }): ReactElement {
  const words = useMessages(messages);
  if (!line) return <S.Muted>—</S.Muted>;
  return (
    <S.Cell>
      <S.Unbroken>
        {line.netFen > 0 ? '+' : ''}
        <Money fen={line.netFen} />
      </S.Unbroken>
      {line.feeFen === 0 ? null : (
        <small>
          {words.fee(line.netFen < 0)} <Money fen={line.feeFen} />
        </small>
      )}
    </S.Cell>
  );
}
