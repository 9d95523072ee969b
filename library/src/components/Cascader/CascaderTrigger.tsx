import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';

import { elementNear } from '../../foundation/elementNear.ts';
import type { CascaderMessages } from './Cascader.messages.ts';
import type { CascaderSource } from './cascaderSource.ts';
import type { CascaderReach } from './useCascaderReach.ts';

export interface CascaderTriggerProps {
  /** Id of the button. The ids of the field's other parts begin with it. */
  id: string;
  /** Ref of the button element. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** State of the popup that the button opens. */
  reach: CascaderReach;
  /** Messages of the field in the user's locale. */
  text: CascaderMessages;
  /** The tree from which the user chooses; `loading` or `failed` while it isn't available. */
  source: CascaderSource | 'loading' | 'failed';
  /** Key of the chosen leaf; '' when no leaf is chosen. */
  value: string;
  /** Text that the button shows while nothing is chosen. */
  placeholder?: string | undefined;
  /** Text for a value that the tree doesn't contain, or for any value when the tree couldn't be loaded. */
  unknownLabel?: string | undefined;
  /** Text for a value when the tree couldn't be loaded and `unknownLabel` is absent. */
  failedLabel?: string | undefined;
  /** Makes the button unavailable. @default false */
  isDisabled?: boolean | undefined;
  /** True when the user can't change the choice. */
  isReadOnly?: boolean | undefined;
  /** True when the field is required. */
  isRequired?: boolean | undefined;
  /** True when the field is invalid. */
  isInvalid?: boolean | undefined;
  /** Hint that is shown below the field. */
  description?: ReactNode;
  /** Remark about the value. The remark is shown below the field. */
  note?: ReactNode;
  /** Text of the error. The text is shown below the field. */
  errorMessage?: ReactNode;
}

/** The button of a cascader. It shows the path of the choice and opens the popup. */
export function CascaderTrigger(props: CascaderTriggerProps): ReactElement {
  const { id, triggerRef, reach, value, isReadOnly, isRequired } = props;

  const leave = ({ relatedTarget }: FocusEvent): void => {
    const popup = elementNear(`${id}-popup`, triggerRef.current?.getRootNode());
    // The focus is now in the popup, in another window or on no element. This isn't treated as leaving the field.
    if (popup && (relatedTarget === null || popup.contains(relatedTarget))) return;
    reach.leave();
  };
  const press = ({ nativeEvent }: MouseEvent): void => {
    if (reach.isOpen) reach.close();
    else reach.open('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch');
  };
  const steer = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && reach.isOpen) {
      event.stopPropagation();
      reach.close();
    }
    if (event.key === 'Tab' && reach.isOpen) reach.close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    reach.open(false);
  };

  return (
    <button
      ref={triggerRef}
      id={id}
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={reach.isShown}
      aria-controls={reach.isShown ? `${id}-popup` : undefined}
      aria-readonly={isReadOnly || undefined}
      aria-required={isRequired || undefined}
      aria-invalid={props.isInvalid || Boolean(props.errorMessage) || undefined}
      aria-describedby={describedBy(props)}
      disabled={props.isDisabled ?? false}
      data-placeholder={value === '' || typeof props.source === 'string' || undefined}
      onPointerEnter={reach.approach}
      onFocus={reach.approach}
      onClick={press}
      onKeyDown={steer}
      onBlur={leave}
    >
      {valueText(props)}
    </button>
  );
}

/**
 * Ids of the hint, the remark and the error below the field. Undefined when the field has neither hint, remark nor
 * error.
 */
function describedBy({ id, description, note, errorMessage }: CascaderTriggerProps): string | undefined {
  const ids = [description ? `${id}-description` : '', note ? `${id}-note` : '', errorMessage ? `${id}-error` : ''];
  return ids.filter(Boolean).join(' ') || undefined;
}

function valueText(props: CascaderTriggerProps): string {
  const { text, source, value, placeholder, unknownLabel, failedLabel = '' } = props;
  if (value === '') return placeholder ?? text.placeholder;
  if (source === 'failed') return unknownLabel ?? (failedLabel || text.failed);
  if (source === 'loading') return text.loading;
  const path = source.pathOf(value);
  return path.length > 0 ? path.map(({ label }) => label).join(' / ') : (unknownLabel ?? text.unknown(value));
}
