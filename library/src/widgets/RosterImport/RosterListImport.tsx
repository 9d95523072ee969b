import { type ReactElement, useEffect, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { habitsAfter, type RosterImportMemory } from '../../domain/roster/import/habits.ts';
import { missingFields } from '../../domain/roster/import/rosterColumns.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { ReadRoster } from './importStep.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import { RosterImportChoice } from './RosterImportChoice.tsx';
import { RosterImportColumns } from './RosterImportColumns.tsx';
import { RosterImportFailure } from './RosterImportFailure.tsx';
import { RosterImportSocialSecurity } from './RosterImportSocialSecurity.tsx';
import { RosterImportSource } from './RosterImportSource.tsx';
import { RosterImportValues } from './RosterImportValues.tsx';
import { useRosterDownloads } from './useRosterDownloads.ts';
import { useRosterImportState } from './useRosterImportState.ts';

export interface RosterListImportProps {
  /** The product data and rules that are needed to read the list. */
  context: RosterContext;
  /** Returns the label of the button with which the user accepts the list. */
  takeLabel: (persons: number) => string;
  /**
   * Called when the list is accepted, with all its persons, also those with problems, and with the name of the list.
   */
  onTake: (persons: readonly NewPerson[], fileName: string) => void;
  /** Stores the meanings of columns and words that the user has chosen. @default the user is asked at each import */
  memory?: RosterImportMemory | undefined;
  /**
   * Accepts the list, without a press of the button, as soon as it has persons, no required column is missing, and the
   * meaning of all words is known.
   * @default false
   */
  isDirect?: boolean | undefined;
}

const nothing = () => null;

/** True if the list has persons, no required column is missing, and the meaning of all words is known. */
const isUnderstood = ({ persons, unknownWords, plan }: ReadRoster, context: RosterContext): boolean =>
  persons.length > 0 && unknownWords.length === 0 && missingFields(plan.columns, context).length === 0;

/** Calls `take` once for each list. While the list is null, `take` isn't called. */
function useTakenOnce(list: object | null, take: () => void): void {
  const taken = useRef<object | null>(null);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (list === null || taken.current === list) return;
    taken.current = list;
    takeNow();
  }, [list]);
}

/**
 * Reads a complete list without opening a dialog. The user chooses or pastes the list, corrects columns and words, and
 * accepts the list with all its persons.
 */
export function RosterListImport({
  context,
  takeLabel,
  onTake,
  memory,
  isDirect = false,
}: RosterListImportProps): ReactElement {
  const words = useMessages(messages);
  const { fields } = useMessages(personWords);
  const state = useRosterImportState(context, fields, memory?.recall ?? nothing);
  const downloads = useRosterDownloads(context);
  const { roster, failure } = state.step.kind === 'read' ? state.step : { roster: null, failure: null };
  const take = () => {
    if (!roster) return;
    const { plan, persons, fileName } = roster;
    memory?.remember(habitsAfter(memory.recall(), plan.columns, plan.words));
    onTake(persons, fileName);
  };
  useTakenOnce(isDirect && roster && failure === null && isUnderstood(roster, context) ? roster : null, take);
  if (!roster)
    return (
      <S.Sections>
        <RosterImportChoice state={state} maxRows={context.maxRows} onTemplate={() => void downloads.template()} />
      </S.Sections>
    );
  const { plan, persons, fileName } = roster;
  return (
    <S.Sections>
      {failure ? <RosterImportFailure fileName={fileName} problem={failure} onRetry={state.retry} /> : null}
      <Notice tone="success" title={words.found(fileName, persons.length)} />
      <RosterImportSource plan={plan} onChange={state.readWith} />
      <RosterImportColumns
        columns={plan.columns}
        context={context}
        onChange={(change) => state.refine(({ columns }) => ({ columns: change(columns) }))}
      />
      <RosterImportValues
        unknown={roster.unknownWords}
        explained={roster.explainedWords}
        words={plan.words}
        context={context}
        onChange={(change) => state.refine((requested) => ({ words: change(requested.words) }))}
      />
      <RosterImportSocialSecurity
        roster={roster}
        context={context}
        onChange={(change) => state.refine((requested) => ({ words: change(requested.words) }))}
      />
      <S.Actions>
        <Button onPress={state.reset}>{words.otherFile}</Button>
        <Button variant="primary" isDisabled={missingFields(plan.columns, context).length > 0} onPress={take}>
          {takeLabel(persons.length)}
        </Button>
      </S.Actions>
    </S.Sections>
  );
}
