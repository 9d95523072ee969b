import { useState } from 'react';

import { type CascaderOption, type CascaderSource, isChoosable, rememberedSource } from './cascaderSource.ts';

export interface CascaderState {
  /** Keys of the active options from the top level; at most one in each column. The last option may be a leaf. */
  readonly path: readonly string[];
  /** Index of the column that the arrow keys control. */
  readonly column: number;
  readonly columns: readonly (readonly CascaderOption[])[];
  readonly close: () => void;
  /** Makes an option active. If the option is a group, the next column opens. */
  readonly point: (column: number, key: string) => void;
  /**
   * Activates the option that is `by` rows below the active option, or above it if `by` is negative. The movement stops
   * at the first and the last option.
   */
  readonly move: (by: number) => void;
  /** Opens the active option if this is a group. Chooses the option if it is a leaf without `refusal`. */
  readonly enter: () => void;
  /** Moves the keyboard focus to the column with the given index. */
  readonly turnTo: (column: number) => void;
  /** Moves the keyboard focus back to the previous column. */
  readonly leave: () => void;
  readonly choose: (option: CascaderOption) => void;
}

interface Pointed {
  /**
   * Keys of the active options; null until the user activates an option. While it is null, the path of the chosen leaf
   * is used, or the path of `openAt` if the tree doesn't contain the value.
   */
  readonly path: readonly string[] | null;
  readonly column: number | null;
}

export interface CascaderPlace {
  /** Key of the chosen leaf; '' when no leaf is chosen. */
  readonly value: string;
  /** Key of the group that is open at first when the tree doesn't contain the value; '' for the top level. */
  readonly openAt?: string | undefined;
  /** Called with the key of the chosen leaf, before `onClose`. */
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

const noSource: CascaderSource = { optionsUnder: () => [], pathOf: () => [], matching: () => [] };

function wayTo(tree: CascaderSource, value: string, otherwise: string): readonly string[] {
  const way = tree.pathOf(value);
  return (way.length > 0 ? way : tree.pathOf(otherwise)).map(({ key }) => key);
}

/**
 * State of the columns in an open popup, with at most one active option per column. At first, the options on the path
 * to the chosen leaf are active or, if the tree doesn't contain the value, the options on the path to `openAt`.
 */
export function useCascaderState(
  source: CascaderSource | null,
  { value, openAt = '', onChoose, onClose }: CascaderPlace,
): CascaderState {
  const tree = rememberedSource(source ?? noSource);
  const [pointed, setPointed] = useState<Pointed>({ path: null, column: null });

  const path = pointed.path ?? wayTo(tree, value, openAt);
  const groups = path.filter((key) => tree.optionsUnder(key).length > 0);
  const columns = ['', ...groups].map((key) => tree.optionsUnder(key));
  const column = Math.min(pointed.column ?? Math.max(0, path.length - 1), groups.length);

  const point = (at: number, key: string): void => {
    setPointed({ path: [...path.slice(0, at), key], column: at });
  };
  const setColumn = (at: number): void => setPointed((known) => ({ ...known, column: at }));
  const choose = (option: CascaderOption): void => {
    if (!isChoosable(option)) return;
    onChoose(option.key);
    onClose();
  };
  const place = (columns[column] ?? []).findIndex(({ key }) => key === path[column]);

  return {
    path,
    column,
    columns,
    close: onClose,
    point,
    move(by) {
      const options = columns[column] ?? [];
      const to = place === -1 && Number.isFinite(by) ? 0 : place + by;
      const next = options[Math.min(Math.max(to, 0), options.length - 1)];
      if (next) point(column, next.key);
    },
    enter() {
      const option = columns[column]?.[place];
      if (!option) return;
      const first = tree.optionsUnder(option.key)[0];
      if (first) point(column + 1, path[column + 1] ?? first.key);
      else choose(option);
    },
    turnTo(at) {
      if (at !== column) setColumn(at);
    },
    leave: () => setColumn(Math.max(0, column - 1)),
    choose,
  };
}
