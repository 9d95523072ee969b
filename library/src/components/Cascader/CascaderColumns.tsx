import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { rowsByKey } from '../../foundation/listKeys.ts';
import { CascaderOptionRow } from './CascaderOptionRow.tsx';
import type { CascaderOption } from './cascaderSource.ts';
import type { CascaderState } from './useCascaderState.ts';

interface CascaderColumnsProps {
  readonly id: string;
  readonly state: CascaderState;
  readonly value: string;
  /** Captions of the columns for screen readers, beginning with the top level. */
  readonly levelLabels: readonly string[];
}

/**
 * The columns of the tree. Each column is a listbox in the tab order. The event handlers are on the element around the
 * columns, not on each option.
 */
export function CascaderColumns({ id, state, value, levelLabels }: CascaderColumnsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { column } = state;
  const group = state.path[column - 1];

  useEffect(() => {
    if (root.current?.matches(':focus-within')) columnIn(root.current, column)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another group's column is another element
  }, [column, group]);

  const press = (event: MouseEvent<HTMLDivElement>): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    const list = item?.parentElement;
    if (!item || !list) return;
    const at = Number(list.dataset['column']);
    const option = state.columns[at]?.[[...list.children].indexOf(item)];
    if (!option) return;
    if (option.isLeaf && option.refusal === undefined) state.choose(option);
    else state.point(at, option.key);
  };

  return (
    <div
      ref={root}
      role="presentation"
      data-part="columns"
      onClick={press}
      onFocus={({ target }) => state.turnTo(Number(target.dataset['column'] ?? column))}
      onKeyDown={(event) => steer(event, state)}
    >
      {state.columns.map((options, at) => (
        <CascaderColumn
          key={state.path[at - 1] ?? ''}
          id={`${id}-${at}`}
          column={at}
          label={levelLabels[at] ?? ''}
          options={options}
          pointed={state.path[at]}
          value={value}
        />
      ))}
    </div>
  );
}

/** Finds the listbox of the column with the given index. */
export const columnIn = (root: ParentNode, column: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-column="${column}"]`);

function steer(event: KeyboardEvent<HTMLElement>, state: CascaderState): void {
  const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
  const [towardsEnd, towardsStart] = isRightToLeft
    ? (['ArrowLeft', 'ArrowRight'] as const)
    : (['ArrowRight', 'ArrowLeft'] as const);
  const enterNext = () => {
    if ((state.columns[state.column + 1] ?? []).length > 0) state.enter();
  };
  const acts = new Map<string, () => void>([
    ['Home', () => state.move(Number.NEGATIVE_INFINITY)],
    ['End', () => state.move(Number.POSITIVE_INFINITY)],
    [towardsEnd, enterNext],
    [towardsStart, state.leave],
    ['Enter', state.enter],
    [' ', state.enter],
  ]);
  const by = rowsByKey.get(event.key);
  const act = by === undefined ? acts.get(event.key) : () => state.move(by);
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

interface CascaderColumnProps {
  readonly id: string;
  readonly column: number;
  readonly label: string;
  readonly options: readonly CascaderOption[];
  readonly pointed: string | undefined;
  readonly value: string;
}

/**
 * True for an option that shows only a name, as most options do. Unless it is chosen, such an option is rendered
 * without inner elements, so that the popup opens faster.
 */
const isPlain = ({ badge, refusal }: CascaderOption): boolean => badge === undefined && refusal === undefined;

const CascaderColumn = memo(function CascaderColumn(props: CascaderColumnProps): ReactElement {
  const { id, column, label, options, pointed, value } = props;
  const list = useRef<HTMLDivElement>(null);
  const place = options.findIndex(({ key }) => key === pointed);

  useLayoutEffect(() => {
    const item = list.current?.children[place];
    if (list.current && item instanceof HTMLElement) reveal(list.current, item);
  }, [place]);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const before = element?.previousElementSibling;
      // If the removed column has focus, the focus moves to the previous column. From there it moves to the active
      // column.
      if (before instanceof HTMLElement && element?.matches(':focus')) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={place === -1 ? undefined : `${id}-${place}`}
      tabIndex={0}
      data-column={column}
    >
      {options.map((option, at) => (
        <div
          key={option.key}
          id={at === place ? `${id}-${at}` : undefined}
          role="option"
          aria-selected={option.isLeaf ? option.key === value : at === place}
          aria-disabled={option.refusal === undefined ? undefined : true}
          data-group={!option.isLeaf || undefined}
          data-pointed={at === place || undefined}
          data-parts={isPlain(option) && option.key !== value ? undefined : ''}
        >
          {isPlain(option) && option.key !== value ? (
            option.label
          ) : (
            <CascaderOptionRow option={option} isChosen={option.key === value} />
          )}
        </div>
      ))}
    </div>
  );
});

function reveal(list: HTMLElement, item: HTMLElement): void {
  const start = item.offsetTop - list.offsetTop;
  if (start < list.scrollTop) list.scrollTop = start;
  else if (start + item.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = start + item.offsetHeight - list.clientHeight;
}
