import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import { isReadingError } from '../../domain/roster/rosterProblem.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportFailureProps {
  /** Name of the file that can't be read. */
  fileName: string;
  /** The problem that prevented reading the list. */
  problem: FileProblem;
  /** Reads the same list again. */
  onRetry: () => void;
}

/**
 * Shows why a list can't be read and what the user can do. If the cause is a failure of the file reader and not the
 * list, there is a button that reads the list again.
 */
export function RosterImportFailure({ fileName, problem, onRetry }: RosterImportFailureProps): ReactElement {
  const words = useMessages(messages);
  const sentences = useMessages(rosterProblemMessages);
  const isReading = isReadingError(problem.code);
  return (
    <Notice
      tone="danger"
      title={isReading ? words.unfinished(fileName) : words.refused(fileName)}
      action={
        isReading ? (
          <Button size="small" onPress={onRetry}>
            {words.retry}
          </Button>
        ) : undefined
      }
    >
      {rosterProblemText(sentences, problem)}
    </Notice>
  );
}
