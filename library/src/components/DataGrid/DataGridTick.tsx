import { type ReactElement, useLayoutEffect, useRef } from 'react';

import * as S from './DataGrid.styles.ts';

/**
 * Checkbox that selects one row, or all rows of the page. A page can have 200 of these checkboxes. Therefore the
 * checkbox is a native input, which renders faster than the component `Checkbox`.
 */
export function DataGridTick(props: {
  readonly label: string;
  /** True if the label is visible where the table is shown as cards. @default false */
  readonly isLabelled?: boolean;
  readonly state: 'none' | 'some' | 'all';
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
}): ReactElement {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = props.state === 'some';
  }, [props.state]);

  return (
    <S.Tick>
      <input
        ref={box}
        type="checkbox"
        aria-label={props.label}
        checked={props.state === 'all'}
        disabled={props.isDisabled}
        onChange={props.onToggle}
      />
      {props.isLabelled ? <span aria-hidden>{props.label}</span> : null}
    </S.Tick>
  );
}
