import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { RosterImportMemory } from '../../domain/roster/import/habits.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { ReconcileCase } from '../../domain/roster/reconciliation.ts';
import type { RosterContext, RosterScheme } from '../../domain/roster/rosterContext.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { counted } from '../../i18n/counted.ts';
import { reconcileMessages } from '../../i18n/reconcile.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { RosterListImport } from '../RosterImport/index.ts';
import { messages } from './RosterReconcile.messages.ts';
import * as S from './RosterReconcile.styles.ts';
import { RosterReconcileLines } from './RosterReconcileLines.tsx';
import { type RosterReconcileState, useRosterReconcileState } from './useRosterReconcileState.ts';

export interface RosterReconcileProps {
  /** Persons whom the policy covers now. */
  insured: readonly Person[];
  /**
   * The product data and rules with which persons are checked. A new person can join any of the schemes in this
   * context.
   */
  context: RosterContext;
  /** Called with the changes that follow from the comparison and from the user's decisions. There may be none. */
  onRequest: (changes: readonly PersonChange[]) => void;
  /** Stores the meanings that the user has chosen for columns and words. @default the user is asked at each import */
  memory?: RosterImportMemory | undefined;
  /** Label of the button that creates the changes. @default "生成变更" */
  takeLabel?: string | undefined;
  /**
   * If true, the comparison starts as soon as the list has persons, no required column is missing and the meaning of
   * all words is known. If the comparison finds changes and the user has nothing to decide, the changes are created
   * immediately too. In this case, the user presses no button.
   * @default false
   */
  isDirect?: boolean | undefined;
  /** Pairs a removed and a new person of the same class as a replacement. @default true */
  pairsReplacements?: boolean | undefined;
}

const pageSize = 20;
const order: readonly ReconcileCase[] = [
  'unresolved',
  'added',
  'removed',
  'replaced',
  'classChanged',
  'idCorrected',
  'nameCorrected',
  'kept',
];

/**
 * Compares the employer's current list of persons with the persons of a policy, and creates the changes for an
 * endorsement. For each line, the user can change the proposed decision (domain rules §7). The ref is
 * the outermost element; its `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const RosterReconcile: ForwardRefExoticComponent<RosterReconcileProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  RosterReconcileProps
>(function RosterReconcile({ onRequest, takeLabel, ...props }, ref) {
  const { insured, context, memory, isDirect = false, pairsReplacements = true } = props;
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const { cases } = useMessages(reconcileMessages);
  const state = useRosterReconcileState(insured, context, {
    pairsReplacements,
    onSettled: isDirect ? onRequest : undefined,
  });
  const [isUndecided, setUndecided] = useState(false);
  const { comparison, counts } = state;
  if (!comparison)
    return (
      <S.Root ref={root}>
        <ListImport insured={insured} context={context} memory={memory} isDirect={isDirect} state={state} />
      </S.Root>
    );

  const unresolved = counts.unresolved ?? 0;
  const all = comparison.found.lines.length;
  const content = <LinesPage state={state} page={comparison.page} schemes={context.schemes} />;
  const tabs = [
    { id: 'all', title: counted`${words.all} ${all}`, content },
    ...order
      .filter((each) => (counts[each] ?? 0) > 0 || each === comparison.filter)
      .map((each) => ({ id: each, title: counted`${cases[each]} ${counts[each] ?? 0}`, content })),
  ];
  const take = () => {
    const changes = state.request();
    setUndecided(changes === null);
    if (changes) onRequest(changes);
  };
  const startAgain = () => {
    setUndecided(false);
    state.reset();
  };
  return (
    <S.Root ref={root}>
      <Notice tone={unresolved > 0 ? 'warning' : 'success'} title={words.compared(comparison.fileName)} role="status">
        {words.outcome(all, comparison.found.keptCount, unresolved)}
      </Notice>
      <Tabs
        aria-label={words.tabs}
        items={tabs}
        value={comparison.filter}
        onChange={(id) => state.choose(order.find((each) => each === id) ?? 'all')}
      />
      {isUndecided && unresolved > 0 ? <Notice tone="danger">{words.undecided(unresolved)}</Notice> : null}
      <S.Actions>
        <Button onPress={startAgain}>{words.otherList}</Button>
        {unresolved > 0 ? <Button onPress={state.keepUnresolved}>{words.keepUnresolved(unresolved)}</Button> : null}
        <Button variant="primary" onPress={take}>
          {takeLabel ?? words.take}
        </Button>
      </S.Actions>
    </S.Root>
  );
});

interface ListImportProps extends Pick<RosterReconcileProps, 'insured' | 'context' | 'memory' | 'isDirect'> {
  readonly state: RosterReconcileState;
}

/** The step in which the user chooses the employer's list. */
function ListImport({
  insured,
  context,
  memory,
  isDirect,
  state: { comparing, compare },
}: ListImportProps): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <p>{words.explanation(insured.length)}</p>
      <RosterListImport
        context={{ ...context, schemes: [] }}
        takeLabel={words.compare}
        onTake={(persons, fileName) => void compare(persons, fileName)}
        memory={memory}
        isDirect={isDirect}
      />
      {comparing === '' ? null : <Notice role="status">{words.comparing(comparing)}</Notice>}
    </>
  );
}

interface LinesPageProps {
  readonly state: RosterReconcileState;
  /** Number of the page that is shown, from 1. */
  readonly page: number;
  readonly schemes: readonly RosterScheme[];
}

/** One page of the visible lines. */
function LinesPage({ state: { lines, decide, turn }, page, schemes }: LinesPageProps): ReactElement {
  return (
    <S.Lines>
      <RosterReconcileLines
        lines={lines.slice((page - 1) * pageSize, page * pageSize)}
        schemes={schemes}
        onDecide={decide}
      />
      {lines.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={lines.length} onChange={turn} />
      ) : null}
    </S.Lines>
  );
}
