import { type ReactElement, useRef, useState } from 'react';

import { Dialog } from '../../components/Dialog/index.ts';
import { habitsAfter, type RosterImportMemory } from '../../domain/roster/import/habits.ts';
import { type LeftOutKeeper, leftOutAfter } from '../../domain/roster/import/leftOut.ts';
import { missingFields } from '../../domain/roster/import/rosterColumns.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext, RosterScheme } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { assignedPersons, type RosterTarget } from './assignSchemes.ts';
import { stageOf } from './importStage.ts';
import { faultyAfter, personsAfter } from './mending.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import { RosterImportBoundary } from './RosterImportBoundary.tsx';
import { RosterImportChoice } from './RosterImportChoice.tsx';
import { RosterImportFailure } from './RosterImportFailure.tsx';
import { RosterImportFooter, type TakenPersons } from './RosterImportFooter.tsx';
import { RosterImportGiveUp } from './RosterImportGiveUp.tsx';
import { RosterImportReview } from './RosterImportReview.tsx';
import { RosterImportSteps } from './RosterImportSteps.tsx';
import { useGivingUp } from './useGivingUp.ts';
import { useMending } from './useMending.ts';
import { useRosterDownloads } from './useRosterDownloads.ts';
import { keepsRows, type ReadRoster, useRosterImportState } from './useRosterImportState.ts';

/** What an import brought, without any personal data. */
export interface RosterImportSummary {
  readonly fileName: string;
  readonly persons: number;
  /** Errors that are to be corrected in the table. */
  readonly errors: number;
}

export interface RosterImportProps {
  /** What the persons are checked against; its schemes play no part. */
  context: RosterContext;
  /** Where the persons may go; at least one. */
  schemes: readonly RosterScheme[];
  /**
   * Called with the persons that the reader takes, all of them or those without problems, each in its scheme. The dialog
   * waits for a promise and can't be left meanwhile; where it is rejected, the dialog says so and the reader can try again.
   * (A store's `insertInSlices` keeps the page free while thousands come in.)
   */
  onImport: (persons: readonly NewPerson[], summary: RosterImportSummary) => void | Promise<unknown>;
  /** Called when the reader leaves without importing. */
  onClose: () => void;
  /** Remembers columns and words that the reader explained, for the next file. @default they are asked again */
  memory?: RosterImportMemory | undefined;
  /** Keeps the persons who were left out because of their problems, for the next time. @default they are given up */
  leftOut?: LeftOutKeeper | undefined;
}

const nothing = () => null;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Errors of a list that weren't put right before it was taken over. */
const errorsIn = ({ problems }: ReadRoster): number =>
  problems.reduce((sum, { problem, count }) => (problem.severity === 'error' ? sum + count : sum), 0);

/** Takes a list of persons from an Excel or CSV file, or from pasted cells: choose, look at what was found, put it right, import. */
export function RosterImport(props: RosterImportProps): ReactElement {
  const { context, schemes, onImport, onClose, memory, leftOut } = props;
  const words = useMessages(messages);
  const { fields } = useMessages(personWords);
  const state = useRosterImportState(context, fields, memory?.recall ?? nothing);
  const [target, setTarget] = useState<RosterTarget>({ kind: 'one', schemeId: schemes[0]?.id ?? '' });
  const { roster, failure } = state.step.kind === 'read' ? state.step : { roster: null, failure: null };
  const { mending, start, heads } = useMending(roster, context);
  const givingUp = useGivingUp(mending);
  const close = () => givingUp.leave(onClose);
  const chooseAgain = () => givingUp.leave(state.reset);
  const parts = useRef<HTMLDivElement>(null);
  /** File that those who are taken up again came from. */
  const [again, setAgain] = useState<string | null>(null);
  const downloads = useRosterDownloads(context);
  const isMissing = roster !== null && missingFields(roster.plan.columns, context).length > 0;

  const take = async (which: TakenPersons) => {
    if (!roster) return;
    await pause(); // the press is answered before thousands of persons are gone through
    const persons = assignedPersons(personsAfter(roster, mending, which === 'good'), target, context);
    const { fileName, plan } = roster;
    const isAgain = again !== null && fileName === words.leftOutList(again);
    const waiting = {
      fileName: isAgain ? again : fileName,
      persons: which === 'good' ? faultyAfter(roster, mending) : [],
    };
    const left = mending ? mending.store.problemCount : errorsIn(roster);
    await onImport(persons, {
      fileName,
      persons: persons.length,
      errors: which === 'good' ? 0 : left,
    });
    leftOut?.keep(leftOutAfter(leftOut.recall(), waiting, isAgain));
    memory?.remember(habitsAfter(memory.recall(), plan.columns, plan.words));
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={words.title}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <RosterImportFooter
          heads={roster && heads}
          isBlocked={isMissing}
          onTake={(which) => givingUp.taking(() => take(which))}
          onOtherFile={chooseAgain}
          onClose={close}
        />
      }
    >
      <S.Sections ref={parts}>
        <RosterImportSteps
          value={stageOf(roster, context, heads.all - heads.good)}
          container={parts}
          onFile={chooseAgain}
        />
        {roster ? (
          <RosterImportBoundary onFail={state.failShowing}>
            {failure ? (
              <RosterImportFailure fileName={roster.fileName} problem={failure} onRetry={state.retry} />
            ) : null}
            <RosterImportReview
              roster={roster}
              context={context}
              schemes={schemes}
              target={target}
              onTarget={setTarget}
              onRead={(choice) =>
                keepsRows(choice, roster) ? state.readWith(choice) : givingUp.leave(() => state.readWith(choice))
              }
              mending={mending}
              onMend={start}
              onDownload={() => {
                const own = start();
                if (own) void downloads.faulty(own.store, roster.fileName);
              }}
            />
          </RosterImportBoundary>
        ) : (
          <RosterImportChoice
            state={state}
            maxRows={context.maxRows}
            onTemplate={() => void downloads.template()}
            leftOut={
              leftOut && {
                keeper: leftOut,
                onGoOn: (list, fileName) => {
                  setAgain(fileName);
                  state.readText(list, words.leftOutList(fileName));
                },
              }
            }
          />
        )}
      </S.Sections>
      <RosterImportGiveUp isOpen={givingUp.isAsked} onStay={givingUp.stay} onGiveUp={givingUp.giveUp} />
    </Dialog>
  );
}
