import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useRef } from 'react';

import { Dialog } from '../../components/Dialog/index.ts';
import type { RosterImportMemory } from '../../domain/roster/import/habits.ts';
import type { LeftOutKeeper } from '../../domain/roster/import/leftOut.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext, RosterScheme } from '../../domain/roster/rosterContext.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { stageOf } from './importStage.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import { RosterImportBoundary } from './RosterImportBoundary.tsx';
import { RosterImportChoice } from './RosterImportChoice.tsx';
import { RosterImportFailure } from './RosterImportFailure.tsx';
import { RosterImportFooter } from './RosterImportFooter.tsx';
import { RosterImportGiveUp } from './RosterImportGiveUp.tsx';
import { RosterImportReview } from './RosterImportReview.tsx';
import { RosterImportSteps } from './RosterImportSteps.tsx';
import type { RosterImportSummary } from './takePersons.ts';
import { useRosterImport } from './useRosterImport.ts';

export interface RosterImportProps {
  /**
   * The product data and rules by which persons are checked. The field `schemes` of this context is ignored. Persons are
   * compared within the file and with the identities in `listed`. Without `listed`, a person who is already in the table
   * is reported by the store when the person is added to it, unless `mergeRoster` is used to merge both.
   */
  context: RosterContext;
  /** Schemes that the persons can be assigned to. There must be at least one scheme. */
  schemes: readonly RosterScheme[];
  /**
   * Called with the persons to import: all persons of the list, or only the persons without errors. The persons are
   * normalised, and each has a scheme; pass them to `insert` or `insertInSlices` of a roster store as they are. If the
   * function returns a promise, the dialog waits for it and can't be closed before the promise settles. If the promise
   * rejects, the dialog shows a message, and the user can try again. The dialog doesn't close itself: stop rendering it
   * after the import. To keep the page responsive while thousands of persons are added, use `insertInSlices`.
   */
  onImport: (persons: readonly NewPerson[], summary: RosterImportSummary) => void | Promise<unknown>;
  /** Called when the user closes the dialog. It isn't called by an import. */
  onClose: () => void;
  /**
   * Stores the meanings of columns and words that the user has chosen, for the next file.
   * @default the user is asked at each import
   */
  memory?: RosterImportMemory | undefined;
  /** Stores the persons who weren't imported because they have errors. @default they are discarded */
  leftOut?: LeftOutKeeper | undefined;
}

/**
 * Dialog that imports a list of persons from an Excel or CSV file or from pasted cells. The user chooses the list,
 * checks and corrects the persons that were read, and imports the persons. The ref is the dialog element.
 */
export const RosterImport: ForwardRefExoticComponent<RosterImportProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  RosterImportProps
>(function RosterImport(props, ref) {
  const words = useMessages(messages);
  const list = useRosterImport(props, props.schemes, props.onClose);
  const { roster, heads, givingUp } = list;

  return (
    <Dialog
      ref={ref}
      isOpen
      size="large"
      title={words.title}
      onOpenChange={(isOpen) => !isOpen && list.close()}
      footer={
        <RosterImportFooter
          heads={roster && heads}
          isBlocked={list.isMissing}
          onTake={list.take}
          onOtherFile={list.chooseAgain}
          onClose={list.close}
        />
      }
    >
      <Content {...props} list={list} />
      <RosterImportGiveUp isOpen={givingUp.isAsked} onStay={givingUp.stay} onGiveUp={givingUp.giveUp} />
    </Dialog>
  );
});

interface ContentProps extends Pick<RosterImportProps, 'context' | 'schemes' | 'leftOut'> {
  /** State of the import. */
  list: ReturnType<typeof useRosterImport>;
}

/** The steps of the import. Below them, the choice of a file; after a file was read, its persons and problems. */
function Content({ context, schemes, leftOut, list }: ContentProps): ReactElement {
  const { state, roster, failure, heads } = list;
  const parts = useRef<HTMLDivElement>(null);
  const steps = (
    <RosterImportSteps
      value={stageOf(roster, context, heads.all - heads.good)}
      roster={roster}
      container={parts}
      onFile={list.chooseAgain}
    />
  );
  return (
    <S.Sections ref={parts}>
      {roster ? (
        <RosterImportBoundary onFail={state.failShowing}>
          {steps}
          {failure && <RosterImportFailure fileName={roster.fileName} problem={failure} onRetry={state.retry} />}
          <RosterImportReview
            roster={roster}
            context={context}
            schemes={schemes}
            target={list.target}
            onTarget={list.setTarget}
            onRead={list.readWith}
            onRefine={state.refine}
            mending={list.mending}
            onMend={list.start}
            onDownload={list.downloadFaulty}
          />
        </RosterImportBoundary>
      ) : (
        <>
          {steps}
          <RosterImportChoice
            state={state}
            maxRows={context.maxRows}
            onTemplate={list.downloadTemplate}
            leftOut={leftOut && { keeper: leftOut, onGoOn: list.goOn }}
          />
        </>
      )}
    </S.Sections>
  );
}
