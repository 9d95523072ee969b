import { useEffect, useState } from 'react';

import { type CascaderOption, type CascaderSource, isChoosable, rememberedSource } from './cascaderSource.ts';

export interface CascaderState {
  readonly isOpen: boolean;
  /** The option pointed at in each column, from the top; the last may be a leaf. */
  readonly path: readonly string[];
  /** The column in which the keyboard moves. */
  readonly column: number;
  readonly columns: readonly (readonly CascaderOption[])[];
  readonly open: () => void;
  readonly close: () => void;
  /** Points at an option; a group opens the column beside it. */
  readonly point: (column: number, key: string) => void;
  /** Points at another option of the column, `by` rows away; stops at the ends. */
  readonly move: (by: number) => void;
  /** Goes into the group pointed at, or chooses the leaf. */
  readonly enter: () => void;
  /** Moves the keyboard to a column. */
  readonly turnTo: (column: number) => void;
  /** Goes back to the column before. */
  readonly leave: () => void;
  readonly choose: (option: CascaderOption) => void;
}

interface Pointed {
  readonly isOpen: boolean;
  /** null: what the value says. */
  readonly path: readonly string[] | null;
  readonly column: number | null;
}

const closed: Pointed = { isOpen: false, path: null, column: null };
const noSource: CascaderSource = { optionsUnder: () => [], pathOf: () => [], matching: () => [] };

function wayTo(tree: CascaderSource, value: string, otherwise: string): readonly string[] {
  const way = tree.pathOf(value);
  return (way.length > 0 ? way : tree.pathOf(otherwise)).map(({ key }) => key);
}

/** Holds what a cascader's popup points at, at first the value, or `openAt` where the tree doesn't know it; `onChoose` gets the key of a leaf. With `isNear` it is about to open. */
export function useCascaderState(
  source: CascaderSource | null,
  value: string,
  onChoose: (key: string) => void,
  openAt = '',
  isNear = false,
): CascaderState {
  const tree = rememberedSource(source ?? noSource);
  useEffect(() => {
    if (isNear) tree.optionsUnder(''); // remembered: the opening needn't wait for them
  }, [isNear, tree]);
  const [{ isOpen, ...pointed }, setPointed] = useState(closed);

  const path = pointed.path ?? wayTo(tree, value, openAt);
  const column = pointed.column ?? Math.max(0, path.length - 1);
  const groups = path.filter((key) => tree.optionsUnder(key).length > 0);
  const columns = isOpen ? ['', ...groups].map((key) => tree.optionsUnder(key)) : [];

  const point = (at: number, key: string): void => {
    setPointed({ isOpen, path: [...path.slice(0, at), key], column: at });
  };
  const setColumn = (at: number): void => setPointed((known) => ({ ...known, column: at }));
  const close = (): void => setPointed(closed);
  const choose = (option: CascaderOption): void => {
    if (!isChoosable(option)) return;
    onChoose(option.key);
    close();
  };
  const place = (columns[column] ?? []).findIndex(({ key }) => key === path[column]);

  return {
    isOpen,
    path,
    column,
    columns,
    open: () => setPointed((known) => ({ ...known, isOpen: true })),
    close,
    point,
    move(by) {
      const options = columns[column] ?? [];
      const next = options[Math.min(Math.max(place === -1 ? 0 : place + by, 0), options.length - 1)];
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
