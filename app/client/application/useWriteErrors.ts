import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftProblems, useFaultyRows } from '../drafts/useDraft.ts';
import { messages } from './application.messages.ts';
import { type Section, sectionId, sectionOf, sectionsOf, targetOf } from './sections.ts';
import { useProblemText } from './useProblemText.ts';

/**
 * Shows the section of a problem and, in that section, the part to which the path leads, for example a scheme. The
 * error summary then focuses the control.
 */
export type ShowPlace = (section: Section, path: string) => void;

/** An error that prevents the next step, with the section that contains its field. */
export type WriteError = ErrorSummaryItem & { readonly section: Section };

/**
 * Returns the errors that prevent the next step, for the error summary. They are in the order in which the screen shows
 * their sections.
 */
export function useWriteErrors(store: DraftStore, show: ShowPlace): readonly WriteError[] {
  const words = useMessages(messages);
  const textOf = useProblemText();
  const sections = sectionsOf(store.surroundings.product);
  const faultyRows = useFaultyRows(store);
  const errors = useDraftProblems(store)
    .filter(({ severity }) => severity === 'error')
    .map((problem) => {
      const section = sectionOf(problem);
      return {
        section,
        message: textOf(problem),
        targetId: targetOf(problem),
        onJump: () => show(section, problem.path),
      };
    });
  const rows = {
    section: 'persons' as const,
    message: words.rosterProblems(faultyRows),
    targetId: sectionId('persons'),
    onJump: () => show('persons', 'persons'),
  };
  return [...errors, ...(faultyRows > 0 ? [rows] : [])].sort(
    (one, other) => sections.indexOf(one.section) - sections.indexOf(other.section),
  );
}
