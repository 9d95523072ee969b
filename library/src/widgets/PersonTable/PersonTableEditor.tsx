import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef } from 'react';

/** Where the reader goes after an edit. */
export type AfterEdit = 'stay' | 'down' | 'next' | 'previous';

export interface PersonTableEditorProps {
  /** Names the field for those who hear it. */
  label: string;
  /** What the cell holds. */
  value: string;
  /** What was typed to start the edit, replacing the value. */
  typed: string | null;
  /** The choices of a list; null: free text. */
  options: readonly { readonly value: string; readonly label: string }[] | null;
  /** Takes the text; null: nothing is to change. */
  onEnd: (text: string | null, then: AfterEdit) => void;
}

const goesOn: Readonly<Record<string, AfterEdit>> = { Enter: 'down', Tab: 'next' };

/** The one editor of the table. It keeps its text itself, so that a key stroke costs what the browser makes of it. */
export function PersonTableEditor({ label, value, typed, options, onEnd }: PersonTableEditorProps): ReactElement {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const hasEnded = useRef(false);
  const latest = useRef(onEnd);
  useLayoutEffect(() => {
    latest.current = onEnd;
  });

  const end = (text: string | null, then: AfterEdit) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    latest.current(text, then);
  };
  useLayoutEffect(() => {
    const element = field.current;
    hasEnded.current = false;
    element?.focus({ preventScroll: true });
    if (typed === null && element instanceof HTMLInputElement) element.select();
    // scrolled out of view: the row is recycled, what was typed is kept
    return () => {
      if (element && !hasEnded.current && element.value !== element.defaultValue && element.tagName === 'INPUT')
        latest.current(element.value, 'stay');
    };
  }, [typed]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation(); // the grid's keys are not the editor's
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return; // the input method's Enter
    if (event.key === 'Escape') {
      event.preventDefault();
      end(null, 'stay');
      return;
    }
    const then = goesOn[event.key];
    if (!then) return;
    event.preventDefault();
    end(field.current?.value ?? null, event.shiftKey && then === 'next' ? 'previous' : then);
  };
  const shared = {
    ref: field,
    'aria-label': label,
    onKeyDown,
    onBlur: () => end(field.current?.value ?? null, 'stay'),
  };

  if (!options) return <input {...shared} defaultValue={typed ?? value} autoComplete="off" spellCheck={false} />;
  const isKnown = options.some((option) => option.value === value);
  return (
    <select {...shared} defaultValue={value}>
      {isKnown ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
