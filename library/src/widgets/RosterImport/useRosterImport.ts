import { useState } from 'react';

import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import { missingFields } from '../../domain/roster/import/rosterColumns.ts';
import type { RosterScheme } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RosterTarget } from './assignSchemes.ts';
import { keepsRows, type ReadRoster } from './importStep.ts';
import { type Mending, startMending } from './mending.ts';
import { messages } from './RosterImport.messages.ts';
import type { TakenPersons } from './RosterImportFooter.tsx';
import type { ReadChoice } from './rosterReaderProtocol.ts';
import { type Takers, takePersons } from './takePersons.ts';
import { type GivingUp, useGivingUp } from './useGivingUp.ts';
import { type MendingState, useMending } from './useMending.ts';
import { useRosterDownloads } from './useRosterDownloads.ts';
import { type RosterImportState, useRosterImportState } from './useRosterImportState.ts';

const nothing = () => null;

/** State and actions of the import dialog. */
export interface RosterImportUnderWay {
  readonly state: RosterImportState;
  /** The list that has been read; null if there is none. */
  readonly roster: ReadRoster | null;
  /** Reason why the attempt to read the list again with other options failed; null if the attempt didn't fail. */
  readonly failure: FileProblem | null;
  readonly target: RosterTarget;
  readonly setTarget: (target: RosterTarget) => void;
  readonly mending: Mending | null;
  readonly start: MendingState['start'];
  readonly heads: MendingState['heads'];
  readonly givingUp: GivingUp;
  /** True if a required column is missing. */
  readonly isMissing: boolean;
  readonly take: (which: TakenPersons) => Promise<void>;
  readonly close: () => void;
  readonly chooseAgain: () => void;
  /**
   * Reads the list again with other options. If the new reading discards corrections, the user is asked to confirm
   * first.
   */
  readonly readWith: (choice: ReadChoice) => void;
  /** Reads the list of the persons whom an earlier import left out, so that the user can import them. */
  readonly goOn: (list: string, fileName: string) => void;
  readonly downloadTemplate: () => void;
  readonly downloadFaulty: () => void;
}

/**
 * Returns the state and the actions of the import dialog. Before corrections are discarded, the user is asked to
 * confirm.
 */
export function useRosterImport(
  takers: Takers,
  schemes: readonly RosterScheme[],
  onClose: () => void,
): RosterImportUnderWay {
  const { context, memory } = takers;
  const words = useMessages(messages);
  const { fields } = useMessages(personWords);
  const state = useRosterImportState(context, fields, memory?.recall ?? nothing);
  const [target, setTarget] = useState<RosterTarget>({ kind: 'one', schemeId: schemes[0]?.id ?? '' });
  const { roster, failure } = state.step.kind === 'read' ? state.step : { roster: null, failure: null };
  const { mending, start, heads } = useMending(roster, context);
  const givingUp = useGivingUp(mending);
  /**
   * Name of the file of an earlier import, if the user now imports the persons who were left out by that import;
   * otherwise null.
   */
  const [again, setAgain] = useState<string | null>(null);
  const downloads = useRosterDownloads(context);

  const take = async (which: TakenPersons) => {
    if (!roster) return;
    const leftOutOf = again !== null && roster.fileName === words.leftOutList(again) ? again : null;
    await takePersons(which, { roster, mending, target, leftOutOf }, takers);
  };
  return {
    state,
    roster,
    failure,
    target,
    setTarget,
    mending,
    start,
    heads,
    givingUp,
    isMissing: roster !== null && missingFields(roster.plan.columns, context).length > 0,
    take: (which: TakenPersons) => givingUp.taking(() => take(which)),
    close: () => givingUp.leave(onClose),
    chooseAgain: () => givingUp.leave(state.reset),
    readWith: (choice: ReadChoice) => {
      if (roster && keepsRows(choice, roster)) state.readWith(choice);
      else givingUp.leave(() => state.readWith(choice));
    },
    goOn: (list: string, fileName: string) => {
      setAgain(fileName);
      state.readText(list, words.leftOutList(fileName));
    },
    downloadTemplate: () => void downloads.template(),
    downloadFaulty: () => {
      const own = mending ?? (roster && startMending(roster, context));
      if (own && roster) void downloads.faulty(own.store, roster.fileName);
    },
  };
}
