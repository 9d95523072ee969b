import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FieldWords, FormValue, NativeFieldHelp } from '../Field/index.ts';
import { chevronDownDrawing, closeDrawing } from '../Icon/drawings.tsx';
import { messages } from './Cascader.messages.ts';
import * as S from './Cascader.styles.ts';
import { CascaderOpening } from './CascaderOpening.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { CascaderTrigger } from './CascaderTrigger.tsx';
import { type RecentChoices, withRecent } from './recentChoices.ts';
import { useCascaderReach } from './useCascaderReach.ts';

/** Common props of all fields in which the user chooses from a tree. */
export interface CascaderFieldProps extends Omit<FieldWords, 'label'> {
  /** The visible label of the field. It is also the name of the popup for screen readers. */
  label: string;
  /** Text that the field shows while nothing is chosen. @default '请选择' */
  placeholder?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** Prevents the user from changing the choice. The field can still be read and focused. @default false */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. A required field can't be cleared. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Name of the value in a submitted form. Without a name the form doesn't contain the value. */
  name?: string | undefined;
  /**
   * Storage for recent choices, which the popup offers again. Pass the same object on every render. @default no choices
   * are stored
   */
  recent?: RecentChoices | undefined;
  /** Id of the button that opens the popup. The label of the field refers to this id. */
  id?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

export interface CascaderProps extends CascaderFieldProps {
  /** The tree from which the user chooses; `loading` or `failed` while it isn't available. */
  source: CascaderSource | 'loading' | 'failed';
  /** Key of the chosen leaf; '' when no leaf is chosen. */
  value?: string | undefined;
  /** Key of the initially chosen leaf (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the key of the chosen leaf, or with '' when the field is cleared. */
  onChange?: ((key: string) => void) | undefined;
  /**
   * Called when the pointer or the focus reaches a field that can be changed, and again when the popup opens. The
   * parent component should then load the tree if it isn't loaded.
   */
  onApproach?: (() => void) | undefined;
  /** Called when the user opens the popup, even if the tree isn't loaded yet. */
  onOpen?: (() => void) | undefined;
  /** A remark about the value, for example that the value is out of date. It is shown below the field. */
  note?: ReactNode;
  /**
   * Label for a value that the tree doesn't contain, or for any value when the tree couldn't be loaded. @default
   * '未知（key）'
   */
  unknownLabel?: string | undefined;
  /**
   * Message when the tree couldn't be loaded. The popup shows this message. If `unknownLabel` is missing, the closed
   * field also shows the message instead of the value. @default '加载失败'
   */
  failedLabel?: string | undefined;
  /** Key of the group that is open at first when the tree doesn't contain the value. @default '', the top level */
  openAt?: string | undefined;
  /** Called when the user presses the button that loads the tree again. */
  onRetry?: (() => void) | undefined;
  /** Captions of the columns for screen readers, beginning with the top level. */
  levelLabels: readonly string[];
  /** Name of the search field in the popup. It names the things for which the user can search. */
  searchLabel: string;
}

const nothing = (): void => undefined;

/**
 * Field in which the user chooses a leaf of a tree, by columns or by search. The popup is in the document only while it
 * is open. The ref is the button that opens the popup.
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
  const isFixed = isReadOnly || isDisabled;
  const reach = useCascaderReach(props, isFixed);
  const choose = (key: string): void => {
    props.recent?.write(withRecent(props.recent.read(), key));
    setValue(key);
  };
  const clear = (): void => {
    setValue('');
    trigger.current?.focus(); // The focused button is removed, so focus moves to the field.
  };

  return (
    <S.Root className={props.className} style={props.style}>
      <CascaderLabel id={id} label={label} isRequired={props.isRequired} />
      <div data-part="control">
        <CascaderTrigger {...props} id={id} value={value} triggerRef={trigger} reach={reach} text={text} />
        {value !== '' && !props.isRequired && !isFixed && props.source !== 'failed' ? (
          <button type="button" data-part="clear" aria-label={text.clear(label)} onClick={clear}>
            {closeDrawing}
          </button>
        ) : null}
        {chevronDownDrawing}
      </div>
      {props.note ? <S.Note id={`${id}-note`}>{props.note}</S.Note> : null}
      <FormValue name={props.name} value={value} isDisabled={isDisabled} />
      <NativeFieldHelp id={id} description={props.description} errorMessage={props.errorMessage} />
      {reach.isNear ? (
        <CascaderOpening
          id={`${id}-popup`}
          isOpen={reach.isOpen}
          isTouch={reach.isByTouch}
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
          onClose={reach.close}
          onLeave={reach.leave}
          onWait={reach.setWaitShown}
        />
      ) : null}
    </S.Root>
  );
});

/** The visible label of the field, with a mark if the field is required. */
function CascaderLabel({ id, label, isRequired }: Pick<CascaderProps, 'id' | 'label' | 'isRequired'>): ReactElement {
  return (
    <label htmlFor={id}>
      {label}
      {isRequired ? (
        <span aria-hidden data-part="required">
          *
        </span>
      ) : null}
    </label>
  );
}
