import { useMemo, useState } from 'react';

import {
  type ComboBoxOption,
  type ListedChoice,
  optionIndexOf,
  optionsMatching,
  placeFrom,
} from '../ComboBox/index.ts';

/** A page or an action that the user can choose. */
export type Command = ComboBoxOption;

export interface CommandPaletteStateProps {
  /**
   * The commands that are always available. Pass the same array as long as the commands don't change, because each new
   * array is prepared for the search again.
   */
  commands: readonly Command[];
  /**
   * Results from a search by the parent component. They are shown after the commands, in the given order.
   * @default []
   */
  found?: readonly Command[] | undefined;
  /** Called with the value of the chosen command. */
  onChoose: (value: string) => void;
  /**
   * Called with the search text when it changes. It isn't called while the user composes characters with an input
   * method.
   */
  onSearch?: ((text: string) => void) | undefined;
}

export interface CommandPaletteState extends ListedChoice {
  /** Text that the field shows. */
  readonly text: string;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly move: (by: number) => void;
}

const none: readonly Command[] = [];

/** State of the search for commands. Initially, the first match that can be chosen is active. */
export function useCommandPaletteState(props: CommandPaletteStateProps): CommandPaletteState {
  const { commands, found = none, onChoose, onSearch } = props;
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<number | null>(null);
  const index = useMemo(() => optionIndexOf(commands), [commands]);
  const matches = useMemo(
    () => [...optionsMatching(index, query), ...found.map((option) => ({ option, marks: [] }))],
    [index, query, found],
  );
  const current = pointed === null ? placeFrom(matches, -1, 1) : Math.min(pointed, matches.length - 1);

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
      setPointed(null);
      onSearch?.(next);
    },
    move: (by) => setPointed(placeFrom(matches, current, by)),
  };
}
