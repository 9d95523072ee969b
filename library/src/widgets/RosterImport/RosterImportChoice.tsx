import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { usePastedList } from '../../foundation/usePastedList.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import { RosterImportFailure } from './RosterImportFailure.tsx';
import { RosterImportLeftOut, type RosterImportLeftOutProps } from './RosterImportLeftOut.tsx';
import type { RosterImportState } from './useRosterImportState.ts';

export interface RosterImportChoiceProps {
  /** State of the import, from `useRosterImportState`. */
  state: RosterImportState;
  /** Maximum number of rows that a list may have. */
  maxRows: number;
  /** Called when the user wants to download the template. */
  onTemplate: () => void;
  /**
   * Props of the offer to import the persons whom an earlier import left out; absent if such persons are never stored.
   */
  leftOut?: RosterImportLeftOutProps | undefined;
}

/**
 * The part of the dialog in which the user chooses a list. While the list is read, this part shows the progress. If the
 * list was refused, this part shows the reason and what the user can do.
 */
export function RosterImportChoice({ state, maxRows, onTemplate, leftOut }: RosterImportChoiceProps): ReactElement {
  const words = useMessages(messages);
  usePastedList({ onFile: state.readFile, onText: (text) => state.readText(text, words.pasted) });
  const { step } = state;
  if (step.kind === 'reading')
    return (
      <S.Section>
        <ProgressBar
          label={words.reading(step.fileName)}
          value={(step.share ?? 0) * 100}
          isIndeterminate={step.share === null}
        />
        <Button onPress={state.reset}>{words.stop}</Button>
      </S.Section>
    );
  return (
    <>
      {step.kind === 'refused' ? (
        <RosterImportFailure fileName={step.fileName} problem={step.problem} onRetry={state.retry} />
      ) : null}
      {leftOut ? <RosterImportLeftOut {...leftOut} /> : null}
      <FileDrop
        label={words.file}
        description={words.fileHint(maxRows)}
        dropHint={words.dropHint}
        accept={['.xlsx', '.xls', '.csv', '.txt']}
        onFiles={([file]) => file && state.readFile(file)}
      />
      <S.Actions>
        <Button size="small" variant="quiet" onPress={onTemplate}>
          {words.template}
        </Button>
      </S.Actions>
    </>
  );
}
