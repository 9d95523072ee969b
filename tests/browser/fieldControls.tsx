import { Cascader } from '@tuanbao/library/components/Cascader';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { ComboBox } from '@tuanbao/library/components/ComboBox';
import { DateField } from '@tuanbao/library/components/DateField';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { PasswordField } from '@tuanbao/library/components/PasswordField';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Select } from '@tuanbao/library/components/Select';
import { Switch } from '@tuanbao/library/components/Switch';
import { TextArea } from '@tuanbao/library/components/TextArea';
import { TextField } from '@tuanbao/library/components/TextField';
import { banks } from '@tuanbao/library/samples/bankOptions';
import type { CSSProperties, ReactElement } from 'react';
import { userEvent } from 'vitest/browser';

import { bankBranches } from '../../stories/fixtures/banks.ts';

/** Props that all controls with a value have. */
export interface ContractProps<Value> {
  readonly label: string;
  readonly name?: string;
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
  readonly description?: string;
  readonly errorMessage?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: (element: HTMLElement | null) => void;
}

/**
 * A value of a control, written in three ways: the value for the parent component, the text for the user, and the text
 * in a submitted form.
 */
interface Answer<Value> {
  readonly value: Value;
  readonly shown: string;
  /**
   * The text in the submitted form. Null if the form doesn't contain the field, for example for a checkbox that isn't
   * checked.
   */
  readonly submitted: string | null;
}

export interface FieldControl<Value> {
  readonly name: string;
  /** Role of the element that the label names; null for a password field, which has no role. */
  readonly role: 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radiogroup' | 'switch' | 'group' | null;
  readonly render: (props: ContractProps<Value>) => ReactElement;
  readonly before: Answer<Value>;
  readonly after: Answer<Value>;
  /**
   * Presses the keys that change `before` to `after` while the control has focus. `towardsEnd` is the arrow key that
   * points in reading direction.
   */
  readonly change: (towardsEnd: '{ArrowRight}' | '{ArrowLeft}') => Promise<void>;
  /** Returns the value as the user sees it. */
  readonly shownBy: (field: HTMLElement) => string;
  /** Returns the element that gets the focus. Missing if this is the element that the label names. */
  readonly focusableIn?: (field: HTMLElement) => HTMLElement;
  /**
   * For controls with text: the text while an input method composes it, the committed text, and the resulting value.
   */
  readonly composition?: { readonly composed: string; readonly committed: string; readonly value: Value };
}

/** Erases the type of the value, so that controls with different values can be in one list. */
const control = <Value,>(entry: FieldControl<Value>): FieldControl<unknown> => entry as FieldControl<unknown>;

const text = (field: HTMLElement): string => ('value' in field ? String(field.value) : '');
const selectAll = '{Control>}a{/Control}';
const labelOf = (input: Element | null | undefined): string => input?.closest('label')?.textContent ?? '';
const checkedRadio = (group: HTMLElement): HTMLInputElement | null =>
  group.querySelector<HTMLInputElement>('input:checked');

const idTypes = [
  { value: '1', label: '身份证' },
  { value: '2', label: '护照' },
];

/**
 * The controls that must fulfil the contract of `controlContract.test.tsx`. Each rule of the contract is tested once
 * for each control. A new control needs one entry here. An entry has a function that renders the control, two values,
 * and the keys that change the first value to the second.
 */
export const fieldControls: readonly FieldControl<unknown>[] = [
  control<string>({
    name: 'TextField',
    role: 'textbox',
    render: (props) => <TextField {...props} />,
    before: { value: '团保', shown: '团保', submitted: '团保' },
    after: { value: 'Bao 8', shown: 'Bao 8', submitted: 'Bao 8' },
    change: () => userEvent.keyboard(`${selectAll}Bao 8`),
    shownBy: text,
    composition: { composed: 'tuan', committed: '团', value: '团' },
  }),
  control<string>({
    name: 'TextArea',
    role: 'textbox',
    render: (props) => <TextArea {...props} />,
    before: { value: '团保', shown: '团保', submitted: '团保' },
    after: { value: 'Bao 8', shown: 'Bao 8', submitted: 'Bao 8' },
    change: () => userEvent.keyboard(`${selectAll}Bao 8`),
    shownBy: text,
    composition: { composed: 'tuan', committed: '团', value: '团' },
  }),
  control<number | null>({
    name: 'NumberField',
    role: 'textbox',
    render: (props) => <NumberField {...props} />,
    before: { value: 3, shown: '3', submitted: '3' },
    after: { value: 12_000, shown: '12,000', submitted: '12000' },
    change: () => userEvent.keyboard(`${selectAll}12000{Tab}`),
    shownBy: text,
    composition: { composed: '１２', committed: '１２３', value: 123 },
  }),
  control<string>({
    name: 'Select',
    role: 'combobox',
    render: (props) => <Select {...props} options={idTypes} />,
    before: { value: '1', shown: '身份证', submitted: '1' },
    after: { value: '2', shown: '护照', submitted: '2' },
    change: () => userEvent.keyboard('{ArrowDown}'),
    shownBy: (field) => (field as HTMLSelectElement).selectedOptions[0]?.label ?? '',
  }),
  control<string>({
    name: 'DateField',
    role: 'textbox',
    render: (props) => <DateField {...props} />,
    before: { value: '1990-03-07', shown: '1990-03-07', submitted: '1990-03-07' },
    after: { value: '2026-12-01', shown: '2026-12-01', submitted: '2026-12-01' },
    change: () => userEvent.keyboard(`${selectAll}2026/12/1{Tab}`),
    shownBy: text,
    composition: { composed: '１９９０', committed: '１９９０。３。７', value: '1990-03-07' },
  }),
  control<string>({
    name: 'SearchField',
    role: 'searchbox',
    render: (props) => <SearchField {...props} />,
    before: { value: '团保', shown: '团保', submitted: '团保' },
    after: { value: 'Bao 8', shown: 'Bao 8', submitted: 'Bao 8' },
    // If a parent component updates the value late, the new value is shown when the user leaves the field.
    change: () => userEvent.keyboard(`${selectAll}Bao 8{Tab}`),
    shownBy: text,
    composition: { composed: 'kuai', committed: '会计', value: '会计' },
  }),
  control<boolean>({
    name: 'Checkbox',
    role: 'checkbox',
    render: ({ label, value, defaultValue, ...props }) => (
      <Checkbox
        {...props}
        {...(value === undefined ? {} : { isSelected: value })}
        {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
      >
        {label}
      </Checkbox>
    ),
    before: { value: false, shown: '', submitted: null },
    after: { value: true, shown: '✓', submitted: 'on' },
    change: () => userEvent.keyboard(' '),
    shownBy: (field) => ((field as HTMLInputElement).checked ? '✓' : ''),
  }),
  control<string>({
    name: 'RadioGroup',
    role: 'radiogroup',
    render: (props) => <RadioGroup {...props} options={idTypes} />,
    before: { value: '1', shown: '身份证', submitted: '1' },
    after: { value: '2', shown: '护照', submitted: '2' },
    change: () => userEvent.keyboard('{ArrowDown}'),
    shownBy: (group) => labelOf(checkedRadio(group)),
    focusableIn: (group) => checkedRadio(group) ?? group,
  }),
  control<string>({
    name: 'Cascader',
    role: 'combobox',
    render: (props) => (
      <Cascader {...props} source={bankBranches} levelLabels={['类别', '银行', '支行']} searchLabel="搜索银行或支行" />
    ),
    before: { value: 'icbc-1', shown: '国有银行 / 示例工商银行 / 南山支行', submitted: 'icbc-1' },
    after: { value: 'city-1', shown: '城市商业银行 / 示例城商行总行营业部', submitted: 'city-1' },
    change: (towardsEnd) => userEvent.keyboard(`{ArrowDown}{Tab}{ArrowDown}${towardsEnd}{Enter}`),
    shownBy: (field) => field.textContent ?? '',
  }),
  control<string>({
    name: 'ComboBox',
    role: 'combobox',
    render: (props) => <ComboBox {...props} options={banks} />,
    before: { value: '102', shown: '中国工商银行', submitted: '102' },
    after: { value: '308', shown: '招商银行', submitted: '308' },
    change: () => userEvent.keyboard(`${selectAll}zsyh{Tab}`),
    shownBy: text,
    composition: { composed: 'zhaoshang', committed: '招商银行', value: '308' },
  }),
  control<string>({
    name: 'PasswordField',
    role: null,
    render: (props) => <PasswordField {...props} />,
    before: { value: 'abc', shown: 'abc', submitted: 'abc' },
    after: { value: 'Bao 8', shown: 'Bao 8', submitted: 'Bao 8' },
    change: () => userEvent.keyboard(`${selectAll}Bao 8`),
    shownBy: text,
  }),
  control<boolean>({
    name: 'Switch',
    role: 'switch',
    render: ({ label, value, defaultValue, ...props }) => (
      <Switch
        {...props}
        {...(value === undefined ? {} : { isSelected: value })}
        {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
      >
        {label}
      </Switch>
    ),
    before: { value: false, shown: '', submitted: null },
    after: { value: true, shown: '开', submitted: 'on' },
    change: () => userEvent.keyboard(' '),
    shownBy: (field) => ((field as HTMLInputElement).checked ? '开' : ''),
  }),
  control<string>({
    name: 'SegmentedControl',
    role: 'radiogroup',
    render: (props) => <SegmentedControl {...props} options={idTypes} />,
    before: { value: '1', shown: '身份证', submitted: '1' },
    after: { value: '2', shown: '护照', submitted: '2' },
    change: (towardsEnd) => userEvent.keyboard(towardsEnd),
    shownBy: (group) => labelOf(checkedRadio(group)),
    focusableIn: (group) => checkedRadio(group) ?? group,
  }),
];
