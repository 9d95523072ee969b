import type { ReactElement } from 'react';

import { Notice } from '../../components/Notice/index.ts';
import type { RosterContext, RosterScheme } from '../../domain/roster/rosterContext.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RosterTarget } from './assignSchemes.ts';
import type { MeaningChange, ReadRoster } from './importStep.ts';
import type { Mending } from './mending.ts';
import { messages } from './RosterImport.messages.ts';
import { RosterImportColumns } from './RosterImportColumns.tsx';
import { RosterImportMending } from './RosterImportMending.tsx';
import { RosterImportProblems } from './RosterImportProblems.tsx';
import { RosterImportSocialSecurity } from './RosterImportSocialSecurity.tsx';
import { RosterImportSource } from './RosterImportSource.tsx';
import { RosterImportTarget } from './RosterImportTarget.tsx';
import { RosterImportValues } from './RosterImportValues.tsx';
import type { ReadChoice } from './rosterReaderProtocol.ts';

export interface RosterImportReviewProps {
  /** The list that was read. */
  roster: ReadRoster;
  /** The product data and rules by which persons are checked. */
  context: RosterContext;
  /** Schemes that the persons can be assigned to. */
  schemes: readonly RosterScheme[];
  /** The schemes that the user has chosen for the persons. */
  target: RosterTarget;
  /** Called when the user chooses other schemes for the persons. */
  onTarget: (target: RosterTarget) => void;
  /** Reads the list again with other options. */
  onRead: (choice: ReadChoice) => void;
  /** Reads the list again with other meanings of its columns or words. */
  onRefine: (change: MeaningChange) => void;
  /** The roster in which the user corrects the persons with errors; null until the user chooses to correct them. */
  mending: Mending | null;
  /** Called when the user chooses to correct the persons with errors. */
  onMend: () => void;
  /** Called when the user wants to download the persons with errors. */
  onDownload: () => void;
}

/**
 * Shows how many persons were read from a list, the meaning of its columns and words, and the problems. The user can
 * change the meanings, choose the schemes, and correct the persons with errors.
 */
export function RosterImportReview(props: RosterImportReviewProps): ReactElement {
  const { roster, context, onRead, onRefine, mending } = props;
  const { plan, persons, problems, unknownWords, explainedWords } = roster;
  const words = useMessages(messages);
  const errors = problems.reduce((sum, { problem, count }) => (problem.severity === 'error' ? sum + count : sum), 0);

  return (
    <>
      <Notice
        tone={errors > 0 || plan.otherLists.length > 0 ? 'warning' : 'success'}
        title={words.found(roster.fileName, persons.length)}
      >
        {errors > 0 ? words.withProblems(errors) : words.clean}
      </Notice>
      <RosterImportSource plan={plan} onChange={onRead} />
      <RosterImportColumns
        columns={plan.columns}
        context={context}
        onChange={(change) => onRefine(({ columns }) => ({ columns: change(columns) }))}
      />
      <RosterImportValues
        unknown={unknownWords}
        explained={explainedWords}
        words={plan.words}
        context={context}
        onChange={(change) => onRefine((requested) => ({ words: change(requested.words) }))}
      />
      <RosterImportSocialSecurity
        roster={roster}
        context={context}
        onChange={(change) => onRefine((requested) => ({ words: change(requested.words) }))}
      />
      <RosterImportTarget
        persons={persons}
        context={context}
        schemes={props.schemes}
        value={props.target}
        onChange={props.onTarget}
      />
      <RosterImportProblems problems={problems} />
      {roster.faulty.length > 0 ? (
        <RosterImportMending
          faulty={roster.faulty.length}
          mending={mending}
          onStart={props.onMend}
          onDownload={props.onDownload}
        />
      ) : null}
    </>
  );
}
