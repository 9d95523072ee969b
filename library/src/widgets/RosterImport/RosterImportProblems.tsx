import type { ReactElement } from 'react';

import { Notice } from '../../components/Notice/index.ts';
import { personFields } from '../../domain/roster/person.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import type { ProblemCount } from './rosterReaderProtocol.ts';

export interface RosterImportProblemsProps {
  /** The problems of the list, grouped by kind. */
  problems: readonly ProblemCount[];
}

/** Codes of the warnings about hidden rows and columns of the file, which are imported too. */
const hiddenCodes: ReadonlySet<string> = new Set(['W_HIDDEN_ROW', 'W_HIDDEN_COLUMN']);

/**
 * List of the problems. For each kind of problem, it shows how often the problem occurs, and the numbers of the first
 * rows in the file that have it. Warnings are collapsed, except those about hidden rows and columns.
 */
export function RosterImportProblems({ problems }: RosterImportProblemsProps): ReactElement | null {
  const words = useMessages(messages);
  const errors = problems.filter(({ problem }) => problem.severity === 'error');
  const hidden = problems.filter(({ problem }) => hiddenCodes.has(problem.code));
  const notes = problems.filter(({ problem }) => problem.severity === 'warning' && !hiddenCodes.has(problem.code));
  if (problems.length === 0) return null;

  return (
    <S.Section data-step="check">
      {hidden.length > 0 ? (
        <Notice tone="warning" role="note" title={words.hidden}>
          <ProblemList problems={hidden} label={words.hidden} />
        </Notice>
      ) : null}
      {errors.length > 0 ? (
        <>
          <h3>{words.problems}</h3>
          <ProblemList problems={errors} label={words.problems} />
        </>
      ) : null}
      {notes.length > 0 ? (
        <details>
          <summary>{words.notes(notes.length)}</summary>
          <ProblemList problems={notes} label={words.notes(notes.length)} />
        </details>
      ) : null}
    </S.Section>
  );
}

function ProblemList({ problems, label }: RosterImportProblemsProps & { label: string }) {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const sentences = useMessages(rosterProblemMessages);
  const { labelled, listed } = usePunctuation();
  const textOf = (problem: ProblemCount['problem']) => {
    const { path, params } = problem;
    const field = personFields.find((each) => each === path);
    const { letter } = params;
    const column = letter === undefined ? (params['column'] ?? params['sheets']) : words.columnAt(String(letter));
    const place = String((field ? cells.fields[field] : column) ?? '');
    const text = rosterProblemText(sentences, problem) ?? '';
    return text.startsWith(place) ? text : labelled(place, text);
  };

  return (
    <S.Problems aria-label={label} tabIndex={0}>
      {problems.map(({ problem, count, rows }) => (
        <li key={JSON.stringify(problem)} data-severity={problem.severity}>
          <strong>{textOf(problem)}</strong>
          {` ${words.times(count)} `}
          <span data-part="rows">
            {rows.some(Boolean) ? words.rows(listed(rows.map(String)), count > rows.length) : null}
          </span>
        </li>
      ))}
    </S.Problems>
  );
}
