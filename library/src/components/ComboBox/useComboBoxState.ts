import { useMemo, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { type ComboBoxOption, optionIndexOf, type OptionMatch, optionsMatching } from './optionsMatching.ts';
import { isOffered, placeFrom } from './placeFrom.ts';

export interface ComboBoxStateProps {
  /**
   * The options of the list. Pass the same array as long as the options don't change, because each new array is
   * prepared for the search again.
   */
  options: readonly ComboBoxOption[];
  /**
   * Value of the chosen option; '' when no option is chosen. With `allowsCustomValue` it can be a text that the user
   * typed.
   */
  value?: string | undefined;
  /** Initial value of the field (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /**
   * Called with the value of the chosen option, or with '' when the field is cleared. With `allowsCustomValue` it is
   * also called with a text that the user typed.
   */
  onChange?: ((value: string) => void) | undefined;
  /** Accepts the typed text as the value even if no option has this label. @default false */
  allowsCustomValue?: boolean | undefined;
  /**
   * Called with the search text when the list opens, and when the user changes the search text. It isn't called while
   * the user composes characters with an input method. If this prop is given, the parent component does the search: it
   * passes the matching `options`, and the combo box shows all of them.
   */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Called with the text of the field when the user types. It isn't called while the user composes characters with an
   * input method.
   */
  onWrite?: ((text: string) => void) | undefined;
}

export interface ComboBoxState {
  readonly value: string;
  /** Text that the input of the combo box shows. */
  readonly text: string;
  /** The text that is searched for; '' while the whole list is shown. */
  readonly query: string;
  readonly isOpen: boolean;
  readonly matches: readonly OptionMatch[];
  /** Index of the active match; -1 when no match is active. Enter chooses the active match if it isn't disabled. */
  readonly current: number;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly open: () => void;
  /** Closes the list and keeps the typed text. The text is committed when the field loses focus. */
  readonly hide: () => void;
  /** Closes the list and discards the typed text, so that the field shows the label of its value again. */
  readonly cancel: () => void;
  /** Closes the list. If the typed text can be a value, commits it; otherwise discards it. */
  readonly commit: () => void;
  /**
   * Activates the enabled option that is `by` steps below the active option, or above it if `by` is negative. The
   * movement stops at the first and the last option.
   */
  readonly move: (by: number) => void;
  readonly choose: (option: ComboBoxOption) => void;
  /** Sets the value and discards the typed text. */
  readonly set: (value: string) => void;
}

interface Search {
  /** The typed text until it is committed or discarded; otherwise null. */
  readonly written: string | null;
  readonly query: string;
  /** Index of the match that the user reached with the arrow keys; null when the user hasn't used the arrow keys. */
  readonly pointed: number | null;
}

const noSearch: Search = { written: null, query: '', pointed: null };

/**
 * The label of the value, or the value itself if no label is known. The last known label is stored, because the options
 * that a search returns may not include this value.
 */
function useLabel(options: readonly ComboBoxOption[], value: string): string {
  const [kept, keep] = useState<{ readonly value: string; readonly label: string } | null>(null);
  const found = useMemo(() => options.find((option) => option.value === value)?.label, [options, value]);
  if (found !== undefined && (kept?.value !== value || kept.label !== found)) keep({ value, label: found });
  return found ?? (kept?.value === value ? kept.label : value);
}

/**
 * The options that match the search text, with the matching characters. If the parent component does the search, all
 * options are returned.
 */
function useMatches(options: readonly ComboBoxOption[], query: string, isOwnerSearching: boolean) {
  const index = useMemo(() => optionIndexOf(options), [options]);
  return useMemo((): readonly OptionMatch[] => {
    if (!isOwnerSearching) return optionsMatching(index, query);
    const marks = new Map(optionsMatching(index, query).map((match) => [match.option, match]));
    return index.map(({ option }) => marks.get(option) ?? { option, marks: [] });
  }, [index, isOwnerSearching, query]);
}

/**
 * The value for a typed text: the value of the option with this label, or the text itself. Returns null when the text
 * can't be a value.
 */
function valueNamed(text: string, options: readonly ComboBoxOption[], allowsCustomValue: boolean): string | null {
  const named = options.find((option) => option.label === text && !option.isDisabled);
  if (named) return named.value;
  return text === '' || allowsCustomValue ? text : null;
}

/** State of a combo box: its value, the search and the typed text. */
export function useComboBoxState(props: ComboBoxStateProps): ComboBoxState {
  const { options, allowsCustomValue = false, onSearch, onWrite } = props;
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
  const label = useLabel(options, value);
  const [isOpen, setOpen] = useState(false);
  const [{ written, query, pointed }, setSearch] = useState(noSearch);
  const matches = useMatches(options, query, onSearch !== undefined);
  const chosen = query === '' ? matches.findIndex((match) => match.option.value === value) : -1;
  const first = allowsCustomValue || query === '' ? -1 : matches.findIndex(isOffered);
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
      const next = written === null ? null : valueNamed(written.trim(), options, allowsCustomValue);
      if (next === null) close();
      else set(next);
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
