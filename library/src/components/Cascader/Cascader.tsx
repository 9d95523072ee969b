import {
  type FocusEvent,
  forwardRef,
  type ForwardRefExoticComponent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
  useId,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FieldWords, FormValue, NativeFieldHelp } from '../Field/index.ts';
import { chevronDownDrawing, closeDrawing } from '../Icon/drawings.tsx';
import { type CascaderMessages, messages } from './Cascader.messages.ts';
import * as S from './Cascader.styles.ts';
import { CascaderOpening } from './CascaderOpening.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { type RecentChoices, withRecent } from './recentChoices.ts';

/** Props of every field that chooses from a tree. */
export interface CascaderFieldProps extends Omit<FieldWords, 'label'> {
  /** The visible label, which also names the popup. */
  label: string;
  /** Shown while nothing is chosen. @default '请选择' */
  placeholder?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** The choice can be read and focused but not changed. */
  isReadOnly?: boolean | undefined;
  /** Marks the field; a required field can't be cleared. */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Name of the value in a submitted form; nothing is submitted without it. */
  name?: string | undefined;
  /** Storage for recent choices, which the popup offers again; keep one object per field. @default nothing is kept */
  recent?: RecentChoices | undefined;
  /** Id of the control, which its label refers to. */
  id?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

export interface CascaderProps extends CascaderFieldProps {
  /** The tree, or its state while it is not available. */
  source: CascaderSource | 'loading' | 'failed';
  /** Key of the chosen leaf; '' for none. */
  value?: string | undefined;
  /** The key of the leaf that is chosen at first. @default '' */
  defaultValue?: string | undefined;
  /** Called with the key of a leaf, or '' when the field is cleared. */
  onChange?: ((key: string) => void) | undefined;
  /** Called when pointer or focus reaches the field, before the popup opens. Load the tree now. */
  onApproach?: (() => void) | undefined;
  /** Called when the popup opens. */
  onOpen?: (() => void) | undefined;
  /** A remark about the value below the field, for example that it is out of date. */
  note?: ReactNode;
  /** Label of a key that the tree doesn't have, or of any key while the tree could not be loaded. @default '未知（key）' */
  unknownLabel?: string | undefined;
  /** Message where the tree could not be loaded. @default '加载失败' */
  failedLabel?: string | undefined;
  /** Key at which the popup opens while the tree doesn't have the value. @default '', the top */
  openAt?: string | undefined;
  /** Called when the user asks to load the tree again. */
  onRetry?: (() => void) | undefined;
  /** Captions of the columns, from the top. */
  levelLabels: readonly string[];
  /** Name of the search field, which says what can be searched for. */
  searchLabel: string;
}

/** How near the user is to the popup. The code for opening is mounted after pointer or focus has been at the field. */
type Reach = 'far' | 'near' | 'open' | 'openByTouch';

const nothing = (): void => undefined;

/**
 * Chooses a leaf of a tree, column by column or by search. The popup is in the document only while it is open. The ref
 * is that of the button that opens it.
 */
export const Cascader: ForwardRefExoticComponent<CascaderProps & RefAttributes<HTMLButtonElement>> = forwardRef<
  HTMLButtonElement,
  CascaderProps
>(function Cascader(props, ref) {
  const { source, label, isDisabled = false, isReadOnly = false } = props;
  const text = useMessages(messages);
  const ownId = useId();
  const id = props.id ?? ownId;
  const trigger = useObjectRef(ref);
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
  useFormReset(trigger, props.defaultValue, value, setValue);
  const [reach, setReach] = useState<Reach>('far');
  const [isWaitShown, setWaitShown] = useState(false);
  const isFixed = isReadOnly || isDisabled;
  const isOpen = reach === 'open' || reach === 'openByTouch';
  // closed for good: the popup doesn't reopen by itself when the field becomes changeable again
  if (isFixed && isOpen) setReach('near');
  const isShown = isOpen && (source !== 'loading' || isWaitShown);
  const choose = (key: string): void => {
    props.recent?.write(withRecent(props.recent.read(), key));
    setValue(key);
  };
  const describedBy = [
    props.description ? `${id}-description` : '',
    props.note ? `${id}-note` : '',
    props.errorMessage ? `${id}-error` : '',
  ];

  const open = (byTouch: boolean): void => {
    if (isFixed) return;
    setReach(byTouch ? 'openByTouch' : 'open');
    props.onApproach?.();
    props.onOpen?.();
  };
  const close = (): void => setReach('near');
  const clear = (): void => {
    setValue('');
    trigger.current?.focus(); // the button that had focus is removed
  };
  const approach = (): void => {
    if (isFixed) return;
    if (reach === 'far') setReach('near');
    props.onApproach?.();
  };
  const leave = (): void => {
    if (isOpen) close();
    props.onBlur?.();
  };
  const leaveTrigger = ({ relatedTarget }: FocusEvent): void => {
    const popup = elementNear(`${id}-popup`, trigger.current);
    // focus went into the popup, or to another window
    if (popup && (relatedTarget === null || popup.contains(relatedTarget))) return;
    leave();
  };
  const pressTrigger = ({ nativeEvent }: MouseEvent): void => {
    if (isOpen) close();
    else open('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch');
  };
  const steerTrigger = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    if (event.key === 'Tab' && isOpen) close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(false);
  };

  return (
    <S.Root className={props.className} style={props.style}>
      <label htmlFor={id}>
        {label}
        {props.isRequired ? (
          <span aria-hidden data-part="required">
            *
          </span>
        ) : null}
      </label>
      <div data-part="control">
        <button
          ref={trigger}
          id={id}
          type="button"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-popup` : undefined}
          aria-readonly={isReadOnly || undefined}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.isInvalid || Boolean(props.errorMessage) || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          disabled={isDisabled}
          data-placeholder={value === '' || undefined}
          onPointerEnter={approach}
          onFocus={approach}
          onClick={pressTrigger}
          onKeyDown={steerTrigger}
          onBlur={leaveTrigger}
        >
          {valueText(props, value, text)}
        </button>
        {value !== '' && !props.isRequired && !isFixed ? (
          <button type="button" data-part="clear" aria-label={text.clear(label)} onClick={clear}>
            {closeDrawing}
          </button>
        ) : null}
        {chevronDownDrawing}
      </div>
      {props.note ? <S.Note id={`${id}-note`}>{props.note}</S.Note> : null}
      <FormValue name={props.name} value={value} isDisabled={isDisabled} />
      <NativeFieldHelp id={id} description={props.description} errorMessage={props.errorMessage} />
      {reach === 'far' ? null : (
        <CascaderOpening
          id={`${id}-popup`}
          isOpen={isOpen}
          isTouch={reach === 'openByTouch'}
          text={text}
          label={label}
          source={source}
          value={value}
          openAt={props.openAt}
          levelLabels={props.levelLabels}
          searchLabel={props.searchLabel}
          trigger={trigger}
          recent={props.recent}
          failedLabel={props.failedLabel}
          onRetry={props.onRetry ?? nothing}
          onChoose={choose}
          onClose={close}
          onLeave={leave}
          onWait={setWaitShown}
        />
      )}
    </S.Root>
  );
});

/** The element with an id in the same document or shadow root as another element. */
function elementNear(id: string, from: Element | null): Element | null {
  const root = from?.getRootNode();
  return document.getElementById(id) ?? (root instanceof ShadowRoot ? root.getElementById(id) : null);
}

function valueText(
  { source, placeholder, unknownLabel, failedLabel = '' }: CascaderProps,
  value: string,
  text: CascaderMessages,
): string {
  if (value === '') return placeholder ?? text.placeholder;
  if (source === 'failed') return unknownLabel ?? (failedLabel || text.failed);
  if (source === 'loading') return text.loading;
  const path = source.pathOf(value);
  return path.length > 0 ? path.map(({ label }) => label).join(' / ') : (unknownLabel ?? text.unknown(value));
}
