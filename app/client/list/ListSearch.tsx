import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSearchField } from '@tuanbao/library/formik/FormikSearchField';
import { type ReactElement, useEffect, useRef } from 'react';

import { isUnderDialog } from '../platform/browser/isUnderDialog.ts';
import * as S from './list.styles.ts';

export interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly keyword: string;
  readonly onChange: (keyword: string) => void;
}

/** True if a key press goes into a field or control in which the user enters a value, so that it isn't a shortcut. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Search field of a list. Its text filters the list. While no other field has the focus and no dialog is open, the key /
 * moves the focus to this field.
 */
export function ListSearch({ label, placeholder, keyword, onChange }: ListSearchProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isUnderDialog()) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <S.Search role="search">
      <FormikMirror values={{ keyword }}>
        <FormikSearchField
          ref={field}
          name="keyword"
          aria-label={label}
          placeholder={placeholder}
          onChange={onChange}
        />
      </FormikMirror>
    </S.Search>
  );
}
