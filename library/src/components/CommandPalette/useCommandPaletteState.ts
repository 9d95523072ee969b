import { useMemo, useState } from 'react';

import {
  type ComboBoxOption,
  type ListedChoice,
  optionIndexOf,
  optionsMatching,
  placeFrom,
} from '../ComboBox/index.ts';

/** One thing that can be gone to or done. */
export type Command = ComboBoxOption;

export interface CommandPaletteStateProps {
  /** What is known at once. Keep one array for as long as it is the same: a search reads it once. */
  commands: readonly Command[];
  /** What was found elsewhere for the text; stands after the commands, as it comes. @default [] */
  found?: readonly Command[] | undefined;
  /** Called with the value of the command that was chosen. */
  onChoose: (value: string) => void;
  /** Called with the text that is searched for, never with what an input method still composes. */
  onSearch?: ((text: string) => void) | undefined;
}

export interface CommandPaletteState extends ListedChoice {
  /** What stands in the field. */
  readonly text: string;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly move: (by: number) => void;
}

const none: readonly Command[] = [];

/** Holds a search over commands; the first answer is pointed at. */
export function useCommandPaletteState(props: CommandPaletteStateProps): CommandPaletteState {
  const { commands, found = none, onChoose, onSearch } = props;
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState(0);
  const index = useMemo(() => optionIndexOf(commands), [commands]);
  const matches = useMemo(
    () => [...optionsMatching(index, query), ...found.map((option) => ({ option, marks: [] }))],
    [index, query, found],
  );
  const current = Math.min(pointed, matches.length - 1);

  return {
    text,
    query,
    matches,
    current,
    value: '',
    choose({ value, isDisabled }) {
      if (!isDisabled) onChoose(value);
    },
    write(written, isComposing) {
      setText(written);
      const next = written.trim();
      if (isComposing || next === query) return;
      setQuery(next);
      setPointed(0);
      onSearch?.(next);
    },
    move: (by) => setPointed(placeFrom(matches, current, by)),
  };
}
