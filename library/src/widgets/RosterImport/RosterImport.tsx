import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { missingFields } from '../../domain/roster/import/rosterColumns.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext, RosterScheme } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { assignedPersons, type RosterTarget } from './assignSchemes.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import { RosterImportColumns } from './RosterImportColumns.tsx';
import { RosterImportProblems } from './RosterImportProblems.tsx';
import { RosterImportTarget } from './RosterImportTarget.tsx';
import { type RosterImportState, type RosterImportStep, useRosterImportState } from './useRosterImportState.ts';

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
   * Called with all persons of the file, those with problems too, each in its scheme. The dialog waits for a promise.
   * (A store's `insertInSlices` keeps the page free while thousands come in.)
   */
  onImport: (persons: readonly NewPerson[], summary: RosterImportSummary) => void | Promise<unknown>;
  /** Called when the reader leaves without importing. */
  onClose: () => void;
}

type ReadStep = Extract<RosterImportStep, { kind: 'read' }>;

const errorsOf = ({ problems }: ReadStep): number =>
  problems.reduce((sum, { problem, count }) => (problem.severity === 'error' ? sum + count : sum), 0);

/** Takes a list of persons from an Excel or CSV file: choose, look at what was found, say where they go, import. */
export function RosterImport({ context, schemes, onImport, onClose }: RosterImportProps): ReactElement {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const state = useRosterImportState(context, cells.fields);
  const [target, setTarget] = useState<RosterTarget>({ kind: 'one', schemeId: schemes[0]?.id ?? '' });
  const [isImporting, setImporting] = useState(false);
  const { step } = state;

  const importAll = async (read: ReadStep) => {
    setImporting(true);
    try {
      const { fileName, persons } = read;
      await onImport(assignedPersons(persons, target, context), {
        fileName,
        persons: persons.length,
        errors: errorsOf(read),
      });
    } finally {
      setImporting(false);
    }
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={words.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {step.kind === 'read' ? <Button onPress={state.reset}>{words.otherFile}</Button> : null}
          <Button onPress={onClose}>{words.cancel}</Button>
          {step.kind === 'read' ? (
            <Button
              variant="primary"
              isPending={isImporting}
              isDisabled={missingFields(step.columns, context).length > 0}
              onPress={() => void importAll(step)}
            >
              {words.confirm(step.persons.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <S.Sections>
        {step.kind === 'read' ? (
          <>
            <Found step={step} />
            <RosterImportTarget
              persons={step.persons}
              context={context}
              schemes={schemes}
              value={target}
              onChange={setTarget}
            />
            <RosterImportProblems problems={step.problems} />
            <RosterImportColumns columns={step.columns} context={context} onChange={state.readWith} />
          </>
        ) : (
          <Choice state={state} maxRows={context.maxRows} />
        )}
      </S.Sections>
    </Dialog>
  );
}

function Found({ step }: { step: ReadStep }) {
  const words = useMessages(messages);
  const errors = errorsOf(step);
  return (
    <Notice tone={errors > 0 ? 'warning' : 'success'} title={words.found(step.fileName, step.persons.length)}>
      {errors > 0 ? words.withProblems(errors) : words.clean}
    </Notice>
  );
}

/** Asks for a file, shows how far it is, or why it was refused and what to do. */
function Choice({ state, maxRows }: { state: RosterImportState; maxRows: number }) {
  const words = useMessages(messages);
  const sentences = useMessages(rosterProblemMessages);
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
        <Notice tone="danger" title={words.refused(step.fileName)}>
          {rosterProblemText(sentences, step.problem)}
        </Notice>
      ) : null}
      <FileDrop
        label={words.file}
        description={words.fileHint(maxRows)}
        accept={['.xlsx', '.xls', '.csv', '.txt']}
        onFiles={([file]) => file && state.readFile(file)}
      />
    </>
  );
}
