import { useState } from 'react';

import { type CascaderOption, type CascaderSource, isChoosable, rememberedSource } from './cascaderSource.ts';

export interface CascaderState {
  /** The active option of each column, from the top; the last may be a leaf. */
  readonly path: readonly string[];
  /** The column in which the arrow keys move. */
  readonly column: number;
  readonly columns: readonly (readonly CascaderOption[])[];
  readonly close: () => void;
  /** Makes an option active; a group opens the column beside it. */
  readonly point: (column: number, key: string) => void;
  /** Makes the option `by` rows away active; stops at the ends. */
  readonly move: (by: number) => void;
  /** Opens the active group, or chooses the active leaf. */
  readonly enter: () => void;
  /** Moves keyboard focus to a column. */
  readonly turnTo: (column: number) => void;
  /** Returns to the previous column. */
  readonly leave: () => void;
  readonly choose: (option: CascaderOption) => void;
}

interface Pointed {
  /** Null before the user moved: the path of the value applies. */
  readonly path: readonly string[] | null;
  readonly column: number | null;
}

export interface CascaderPlace {
  /** Key of the chosen leaf; '' for none. */
  readonly value: string;
  /** Key to begin at while the tree doesn't have the value; '' for the top. */
  readonly openAt?: string | undefined;
  /** Called with the key of a leaf, before `onClose`. */
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

const noSource: CascaderSource = { optionsUnder: () => [], pathOf: () => [], matching: () => [] };

function wayTo(tree: CascaderSource, value: string, otherwise: string): readonly string[] {
  const way = tree.pathOf(value);
  return (way.length > 0 ? way : tree.pathOf(otherwise)).map(({ key }) => key);
}

/** The active options of an open cascader popup; at first those of the value. */
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
