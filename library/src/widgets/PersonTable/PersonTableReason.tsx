import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { Action } from './PersonTable.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import * as S from './PersonTableReason.styles.ts';
import { canPopOver, popOverBeside } from './topLayer.ts';
import type { OfferedFix } from './useLikeFix.ts';

export interface PersonTableReasonProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** The problem of the active cell. */
  problem: PersonProblem;
  /** The suggested corrections for the active cell. */
  fix: OfferedFix;
  /** The scroll container of the rows. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Called after a correction was applied. The popover then disappears, and its button loses the focus. */
  onFixed: () => void;
}

/**
 * Shows beside the active cell the reason of its problem, with buttons for the suggested corrections. The table has
 * only one such popover, so the cells contain no additional elements. The focus stays in the grid. When Tab leaves the
 * grid, it reaches the buttons; if Tab moves from cell to cell, the user presses Esc first.
 */
export function PersonTableReason(props: PersonTableReasonProps): ReactElement {
  const { model, problem, scroller } = props;
  const popover = useRef<HTMLDivElement>(null);
  useBesideCell(popover, scroller, `${model.id}-active`);

  return (
    <S.Root
      ref={popover}
      data-part="reason"
      data-tone={problem.severity}
      aria-live="polite"
      popover={canPopOver() ? 'manual' : undefined}
      onMouseDown={(event) => event.preventDefault()} // Without the default action, the focus stays in the grid.
    >
      <p>{model.sentenceOf(problem)}</p>
      <Corrections {...props} />
    </S.Root>
  );
}

function Corrections({ model, fix: offered, onFixed }: PersonTableReasonProps): ReactElement | null {
  const { words, captionOf, textOf } = model;
  const { fix, count, occupations } = offered;
  const thenClose = (correct: () => void) => () => {
    correct();
    onFixed();
  };
  if (!fix && occupations.length === 0) return null;
  return (
    <S.Fixes role="group" aria-label={words.fixes}>
      {fix ? (
        <>
          <Action type="button" aria-keyshortcuts="Alt+Enter" onClick={thenClose(() => offered.apply(false))}>
            {words.fixTo(captionOf(fix.field), textOf(fix.field, fix.person, false))}
          </Action>
          <kbd aria-hidden="true">{words.fixKey}</kbd>
          {count !== null && count > 1 ? (
            <Action type="button" aria-keyshortcuts="Alt+Shift+Enter" onClick={thenClose(() => offered.apply(true))}>
              {words.fixAll(count)}
            </Action>
          ) : null}
        </>
      ) : null}
      {occupations.map(({ value, label }) => (
        <Action key={value} type="button" onClick={thenClose(() => offered.takeOccupation(value))}>
          {words.fixTo(captionOf('occupationCode'), label)}
        </Action>
      ))}
    </S.Fixes>
  );
}

/** Keeps the popover beside the active cell, and hides it while the cell is scrolled out of view. */
function useBesideCell(
  popover: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  cellId: string,
): void {
  const place = useEffectEvent(() => {
    const [element, frame, cell] = [popover.current, scroller.current, document.getElementById(cellId)];
    if (!element) return;
    element.style.visibility = cell && frame && isWithin(cell, frame) ? '' : 'hidden';
    if (cell) popOverBeside(cell, element);
  });
  useLayoutEffect(() => place());
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place); // The position is measured after the rows have been updated.
    };
    const listening = new AbortController();
    for (const type of ['scroll', 'resize']) {
      window.addEventListener(type, follow, { capture: true, passive: true, signal: listening.signal });
    }
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, []);
}

/** True if a part of the cell is visible in its scroll container. */
function isWithin(cell: Element, frame: Element): boolean {
  const [inner, outer] = [cell.getBoundingClientRect(), frame.getBoundingClientRect()];
  return (
    inner.bottom >= outer.top && inner.top <= outer.bottom && inner.right >= outer.left && inner.left <= outer.right
  );
}
