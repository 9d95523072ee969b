import { useMemo, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { type ComboBoxOption, optionIndexOf, type OptionMatch, optionsMatching } from './optionsMatching.ts';
import { isOffered, placeFrom } from './placeFrom.ts';

export interface ComboBoxStateProps {
  /** What can be chosen. Keep one array for as long as the options are the same: a search reads it once. */
  options: readonly ComboBoxOption[];
  /** The chosen option's value; '' for none. Where `allowsCustomValue`, it may be the text that was written. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the chosen option's value, with '' when the field is emptied. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether a text that is none of the options is kept as the value. @default false */
  allowsCustomValue?: boolean | undefined;
  /**
   * Called with the text that is searched for when the list opens and after every change of it, never with what an input
   * method still composes. Given, the owner brings the `options` that answer, and they are shown as they come.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** Called with what stands in the field while it is being written, never with what an input method still composes. */
  onWrite?: ((text: string) => void) | undefined;
}

export interface ComboBoxState {
  readonly value: string;
  /** What stands in the field. */
  readonly text: string;
  /** What is searched for; '' while the whole list is shown. */
  readonly query: string;
  readonly isOpen: boolean;
  readonly matches: readonly OptionMatch[];
  /** Place of the match that Enter chooses; -1 for none. */
  readonly current: number;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly open: () => void;
  /** Closes the list and keeps what is written: it is taken when the field is left. */
  readonly hide: () => void;
  /** Closes the list and takes back what was written. */
  readonly cancel: () => void;
  /** Closes the list and takes what is written where it can be taken. */
  readonly commit: () => void;
  /** Points at the option `by` places on that can be chosen; stops at the ends. */
  readonly move: (by: number) => void;
  readonly choose: (option: ComboBoxOption) => void;
  /** Sets the value and forgets what was written. */
  readonly set: (value: string) => void;
}

interface Search {
  /** What stands in the field while it isn't the label of the value. */
  readonly written: string | null;
  readonly query: string;
  /** The place that the keyboard moved to. */
  readonly pointed: number | null;
}

const noSearch: Search = { written: null, query: '', pointed: null };

/** The label of a value, remembered for when a later search brings other options. */
function useLabel(options: readonly ComboBoxOption[], value: string): string {
  const [kept, keep] = useState<{ readonly value: string; readonly label: string } | null>(null);
  const found = useMemo(() => options.find((option) => option.value === value)?.label, [options, value]);
  if (found !== undefined && (kept?.value !== value || kept.label !== found)) keep({ value, label: found });
  return found ?? (kept?.value === value ? kept.label : value);
}

/** Holds a choice out of a long list and, while it is being searched, what is written. */
export function useComboBoxState(props: ComboBoxStateProps): ComboBoxState {
  const { options, allowsCustomValue = false, onSearch, onWrite } = props;
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
  const label = useLabel(options, value);
  const [isOpen, setOpen] = useState(false);
  const [{ written, query, pointed }, setSearch] = useState(noSearch);
  const isAsked = onSearch !== undefined;

  const index = useMemo(() => optionIndexOf(options), [options]);
  const matches = useMemo(() => {
    if (!isAsked) return optionsMatching(index, query);
    const marks = new Map(optionsMatching(index, query).map((match) => [match.option, match]));
    return index.map(({ option }) => marks.get(option) ?? { option, marks: [] });
  }, [index, isAsked, query]);

  const first = allowsCustomValue || query === '' ? -1 : matches.findIndex(isOffered);
  const chosen = query === '' ? matches.findIndex(({ option }) => option.value === value) : -1;
  const current = Math.min(pointed ?? (chosen === -1 ? first : chosen), matches.length - 1);

  const close = (): void => {
    setOpen(false);
    setSearch(noSearch);
  };
  const set = (next: string): void => {
    close();
    setValue(next);
  };
  const open = (): void => {
    if (isOpen) return;
    setOpen(true);
    onSearch?.(query);
  };

  return {
    value,
    text: written ?? label,
    query,
    isOpen,
    matches,
    current,
    open,
    hide: () => setOpen(false),
    cancel: close,
    set,
    write(text, isComposing) {
      if (isComposing) return setSearch({ written: text, query, pointed });
      onWrite?.(text);
      const next = text.trim();
      setSearch({ written: text, query: next, pointed: null });
      setOpen(true);
      if (!isOpen || next !== query) onSearch?.(next);
    },
    commit() {
      const text = written?.trim();
      const named = options.find((option) => option.label === text && !option.isDisabled);
      if (text === undefined) close();
      else if (named) set(named.value);
      else if (text === '' || allowsCustomValue) set(text);
      else close();
    },
    move(by) {
      const from = current === -1 && by < 0 ? matches.length : current;
      setSearch({ written, query, pointed: placeFrom(matches, from, by) });
    },
    choose(option) {
      if (!option.isDisabled) set(option.value);
    },
  };
}
