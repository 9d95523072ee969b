import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { asksForReview } from '../../domain/roster/asksForReview.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useLastChance } from '../../foundation/useLastChance.ts';
import { isSearched, listedOptions, optionText } from './cellOptions.ts';
import type { Place } from './gridKeys.ts';
import { type CellOption, problemAt, type PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** Cell that becomes active after an edit, relative to the edited cell. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'next' | 'previous';

/**
 * The options below the input. `active` is the index of the option that Enter chooses; −1 if Enter chooses no option.
 */
interface Offer {
  readonly options: readonly CellOption[];
  readonly active: number;
}

export interface PersonEditor {
  /**
   * The input that has the focus of the grid. It must have the focus before the first key is pressed, because otherwise
   * an input method can't start in it.
   */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly offer: Offer | null;
  /** Starts to edit a cell. The caret is at the end of the text. */
  readonly start: (place: Place) => void;
  /** Commits the text that the user typed. Does nothing if no cell is edited. */
  readonly commit: (then: AfterEdit) => void;
  readonly take: (option: CellOption) => void;
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const searchDelay = 250;
const nothing: readonly CellOption[] = [];

/**
 * Returns the options for the typed text. Options of short lists are shown immediately; options of the occupation
 * tree are shown after a pause.
 */
function useOffer(model: PersonTableModel) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );
  const show = (options: readonly CellOption[], active: number) =>
    setOffer(options.length === 0 ? null : { options, active });
  /**
   * Shows the occupations that match a text. If the user types more during the search, nothing is shown for this text.
   */
  const searchOccupations = async (text: string) => {
    const question = ++asked.current;
    await new Promise((resolve) => setTimeout(resolve, searchDelay));
    if (question !== asked.current) return;
    const { occupationOptions } = await import('./occupationOptions.ts');
    if (question === asked.current) show(occupationOptions(model, text), -1);
  };
  return {
    offer,
    show,
    hide: () => {
      asked.current++;
      setOffer(null);
    },
    search: (field: PersonField, text: string) => {
      const list = model.optionsOf(field);
      if (list) show(text.trim() === '' ? nothing : listedOptions(list, text), -1);
      else if (isSearched(field)) void searchOccupations(text);
    },
  };
}

interface EditorEvents {
  readonly onOpen: (place: Place) => void;
  readonly onMove: (then: AfterEdit) => void;
}

interface CellInput extends EditorEvents {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Hides the list of options below the input. */
  readonly hide: () => void;
}

/**
 * Returns the state of an edit, from its first key press to its end. If the table is masked during an edit, the text
 * that the user typed is stored. If the table becomes read-only, the text is discarded; if it differs from the stored
 * text, a message is announced.
 */
function useCellEdit(model: PersonTableModel, state: PersonTableState, { inputRef, hide, onOpen, onMove }: CellInput) {
  const initial = useRef('');
  const { store, words } = model;

  const open = (place: Place, isReplacing: boolean): PersonField | null => {
    const [key, field] = [state.keys[place.row], model.columns[place.column]];
    const person = key === undefined ? undefined : store.personOf(key);
    if (key === undefined || !person || !model.canChange(field)) return null;
    initial.current = model.textOf(field, person, false);
    onOpen(place);
    state.startEdit({ key, field, isReplacing });
    return field;
  };
  const close = () => {
    hide();
    state.endEdit();
    if (inputRef.current) inputRef.current.value = '';
  };
  const keep = (field: PersonField, text: string) => {
    const options = model.optionsOf(field);
    const kept = options ? optionText(field, options, text) : text;
    if (kept === null) return state.say(words.unknownScheme);
    if (!state.edit || text === initial.current) return undefined;
    store.setField(state.edit.key, field, kept);
    return state.say(wrongNow(model, state.edit.key, field));
  };
  const take = ({ value, label }: CellOption, then: AfterEdit = 'stay') => {
    if (!state.edit) return;
    const { field, key } = state.edit;
    close();
    if (isSearched(field)) store.setField(key, 'occupationCode', value);
    else if (label !== initial.current) store.setField(key, field, value);
    onMove(then);
  };
  const commit = (then: AfterEdit) => {
    if (!state.edit) return;
    const text = inputRef.current?.value ?? '';
    const { field } = state.edit;
    close();
    keep(field, text);
    onMove(then);
  };
  // The parent component may mask the roster or make it read-only during an edit. The edit then ends.
  const isOver = state.edit !== null && !model.canChange(state.edit.field);
  useLayoutEffect(() => {
    if (!isOver || !state.edit) return;
    const text = inputRef.current?.value ?? '';
    close();
    if (!model.isReadOnly && model.isMasked) keep(state.edit.field, text);
    else if (text !== initial.current) state.say(words.editLost);
  });
  useLastChance(() => {
    if (inputRef.current) commit('stay'); // If the table is already unmounted, there is no input.
  });

  return { initial, open, close, take, commit };
}

/**
 * Returns the only editor of the table. Its input has the focus even while no cell is edited, and is uncontrolled. Thus
 * the first key, or the first letter of an input method, goes into the input before the edit begins, and React doesn't
 * have to render the typed text.
 */
export function usePersonEditor(model: PersonTableModel, state: PersonTableState, events: EditorEvents): PersonEditor {
  const input = useRef<HTMLInputElement>(null);
  const { offer, show, hide, search } = useOffer(model);
  const { initial, open, close, take, commit } = useCellEdit(model, state, { inputRef: input, hide, ...events });

  return {
    input,
    offer,
    commit,
    take,
    start: (place) => {
      const element = input.current;
      const field = element && open(place, false);
      if (!field) return;
      element.value = initial.current;
      element.setSelectionRange(element.value.length, element.value.length);
      const list = model.optionsOf(field);
      if (list)
        show(
          list,
          list.findIndex(({ label }) => label === initial.current),
        );
    },
    onInput: (event) => {
      const field = state.edit?.field ?? open(state.place, true);
      if (field) search(field, event.currentTarget.value);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') event.stopPropagation(); // Otherwise Esc would also close a dialog around the grid.
      if (isInputMethodKey(event)) return;
      const step = stepOf(event);
      const active = offer?.options[offer.active];
      const then = afterKey(event);
      if (event.key === 'Escape') close();
      else if (offer && step !== 0) show(offer.options, turned(offer, step));
      else if (step !== 0 && state.edit?.isReplacing) commit(step === 1 ? 'down' : 'up');
      else if (then && active) take(active, then);
      else if (then) commit(then);
      else return;
      event.preventDefault();
    },
  };
}

/**
 * Returns the text of the problem of a cell that was just edited; '' if the cell has no problem that needs a review.
 * The text is announced, because the user has already left the cell.
 */
function wrongNow({ store, words, captionOf, sentenceOf }: PersonTableModel, key: number, field: PersonField): string {
  const problem = problemAt(store.problemsOf(key), field);
  return problem && asksForReview(problem)
    ? `${words.place(store.positionOf(key) + 1, captionOf(field))}：${sentenceOf(problem)}`
    : '';
}

const turned = ({ options, active }: Offer, step: number): number =>
  active === -1 && step === -1 ? options.length - 1 : (active + step + options.length) % options.length;

const stepOf = ({ key }: KeyboardEvent): 1 | -1 | 0 => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

function afterKey({ key, shiftKey }: KeyboardEvent): AfterEdit | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  return key === 'Tab' ? (shiftKey ? 'previous' : 'next') : null;
}
