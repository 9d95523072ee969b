import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { hasErrors, type Problem } from '../../domain/problem/problem.ts';
import type { SchemeQuote } from '../../domain/rating/quotation.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { draftProblemMessages } from '../../i18n/draftProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';
import { SchemeEditorActions } from './SchemeEditorActions.tsx';
import { SchemeEditorHead } from './SchemeEditorHead.tsx';
import { SchemeEditorPanel } from './SchemeEditorPanel.tsx';
import { SchemeEditorRecap } from './SchemeEditorRecap.tsx';
import { problemsOfScheme, problemTextAt } from './schemeProblemsAt.ts';
import { type SchemeEditorState, type SchemeEditorStateProps, useSchemeEditorState } from './useSchemeEditorState.ts';

export interface SchemeEditorProps extends SchemeEditorStateProps {
  /** The occupation tree in three levels (大类 > 中类 > 小类). */
  occupations: OccupationTree;
  /** Duration of the cover in months. It is needed for products with flat premiums. @default 12 */
  months?: number | undefined;
  /** For each scheme, its price or the reasons why it can't be priced. Quotes are found by scheme id. */
  quotes?: readonly SchemeQuote[] | undefined;
  /** Problems of the schemes. A path is like `schemes.0.occupations`. The problems in `quotes` are shown too. */
  problems?: readonly Problem[] | undefined;
  /** If true, the schemes are shown but can't be changed. @default false */
  isReadOnly?: boolean | undefined;
}

/**
 * Editor for the schemes of an order. Each scheme is in a tab and has a plan, clauses, payout terms and occupations.
 * The ref is the outermost element; its `focus()` focuses the first invalid control, or the first control if none is
 * invalid.
 */
export const SchemeEditor: ForwardRefExoticComponent<SchemeEditorProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  SchemeEditorProps
>(function SchemeEditor(props, ref) {
  const root = useFocusRef(ref);
  const { schemes, isReadOnly = false, problems = [], quotes = [] } = props;
  const words = useMessages(messages);
  const state = useSchemeEditorState(props);
  const quoteOf = ({ id }: Scheme) => quotes.find(({ schemeId }) => schemeId === id);

  return (
    <S.Root ref={root}>
      {isReadOnly ? null : <RemovalWords state={state} />}
      {state.selected ? (
        <Tabs
          aria-label={words.schemes}
          value={state.selected.id}
          onChange={state.select}
          actions={
            isReadOnly ? null : (
              <SchemeEditorActions
                state={state}
                scheme={state.selected}
                allowsSeveral={props.product.basis === 'perPerson'}
                canRemove={schemes.length > 1}
              />
            )
          }
          items={schemes.map((scheme, index) => {
            const own = problemsOfScheme(index, problems, quoteOf(scheme));
            return {
              id: scheme.id,
              title: (
                <>
                  {scheme.name} {hasErrors(own) ? <Tag tone="danger">{words.hasProblems}</Tag> : null}
                </>
              ),
              content: (
                <SchemeInSight {...props} scheme={scheme} state={state} quote={quoteOf(scheme)} ownProblems={own} />
              ),
            };
          })}
        />
      ) : (
        <EmptyState title={words.none} action={isReadOnly ? null : <Button onPress={state.add}>{words.add}</Button>} />
      )}
    </S.Root>
  );
});

interface SchemeInSightProps extends SchemeEditorProps {
  scheme: Scheme;
  state: SchemeEditorState;
  quote: SchemeQuote | undefined;
  ownProblems: readonly Problem[];
}

function SchemeInSight(props: SchemeInSightProps): ReactElement {
  const { product, scheme, state, quote, isReadOnly = false, rosterHeads = {} } = props;
  const words = useMessages(messages);
  const problemWords = useMessages(draftProblemMessages);
  const plan = product.plans.find(({ code }) => code === scheme.planCode) ?? null;
  const rosterLines = ownValue(rosterHeads, scheme.id) ?? [];

  return (
    <S.Panel>
      <SchemeEditorHead
        scheme={scheme}
        quote={quote}
        onRename={isReadOnly ? null : (name) => state.change({ ...scheme, name })}
      />
      {isReadOnly ? (
        <SchemeEditorRecap {...{ product, plan, scheme, rosterLines }} />
      ) : (
        <SchemeEditorPanel
          {...{ product, plan, scheme, rosterLines }}
          tree={props.occupations}
          months={props.months ?? 12}
          otherOccupations={props.schemes.flatMap((other) => (other.id === scheme.id ? [] : other.occupations))}
          onChange={state.change}
          problemAt={problemTextAt(props.ownProblems, problemWords, words.somethingWrong)}
        />
      )}
    </S.Panel>
  );
}

/**
 * After a scheme was removed, shows the button that restores the scheme. If removing a scheme would also remove
 * persons, shows a dialog in which the user confirms the removal.
 */
function RemovalWords({ state }: { state: SchemeEditorState }): ReactElement {
  const words = useMessages(messages);
  const { removed, asking } = state;

  return (
    <>
      {removed ? (
        <Notice
          action={
            <Button variant="quiet" size="small" onPress={state.undo}>
              {words.undo}
            </Button>
          }
        >
          {words.removed(removed.name)}
        </Notice>
      ) : null}
      <Dialog
        role="alertdialog"
        size="small"
        title={words.removeTitle(asking?.scheme.name ?? '')}
        isOpen={asking !== null}
        onOpenChange={state.cancelRemoval}
        footer={
          <>
            <Button onPress={state.cancelRemoval}>{words.cancel}</Button>
            <Button variant="danger" onPress={state.confirmRemoval}>
              {words.remove}
            </Button>
          </>
        }
      >
        {words.removeWithPersons(asking?.heads ?? 0)}
      </Dialog>
    </>
  );
}
