import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FormikBankPicker } from '@tuanbao/library/formik/FormikBankPicker';
import { FormikCascader } from '@tuanbao/library/formik/FormikCascader';
import { FormikCheckbox } from '@tuanbao/library/formik/FormikCheckbox';
import { FormikCheckboxGroup } from '@tuanbao/library/formik/FormikCheckboxGroup';
import { FormikComboBox } from '@tuanbao/library/formik/FormikComboBox';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikDateRangeField } from '@tuanbao/library/formik/FormikDateRangeField';
import { FormikFileUpload } from '@tuanbao/library/formik/FormikFileUpload';
import { FormikIndustryPicker } from '@tuanbao/library/formik/FormikIndustryPicker';
import { FormikNumberField } from '@tuanbao/library/formik/FormikNumberField';
import { FormikOccupationPicker } from '@tuanbao/library/formik/FormikOccupationPicker';
import { FormikPasswordField } from '@tuanbao/library/formik/FormikPasswordField';
import { FormikRadioGroup } from '@tuanbao/library/formik/FormikRadioGroup';
import { FormikSearchField } from '@tuanbao/library/formik/FormikSearchField';
import { FormikSegmentedControl } from '@tuanbao/library/formik/FormikSegmentedControl';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { FormikSwitch } from '@tuanbao/library/formik/FormikSwitch';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { someIndustries } from '@tuanbao/library/samples/industries';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { Form, Formik } from 'formik';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { bankBranches } from '../../stories/fixtures/banks.ts';
import { pdfNamed } from '../browser/heldUploads.ts';

const options = [
  { value: 'monthly', label: '按月' },
  { value: 'yearly', label: '按年' },
];
const label = '要填的';
const wrong = '请先填写';

/** A Formik binding with its initial value, the user's input, and the value that the form then submits. */
interface Sample {
  readonly field: ReactElement;
  readonly first: unknown;
  readonly fill: (user: UserEvent) => Promise<void>;
  readonly filled: unknown;
}
const box = (role: string) => screen.getByRole(role, { name: label });
const typing =
  (role: string, text: string): Sample['fill'] =>
  (user) =>
    user.type(box(role), text);
const pressing =
  (role: string, name: string): Sample['fill'] =>
  (user) =>
    user.click(screen.getByRole(role, { name }));
const searching =
  (text: string): Sample['fill'] =>
  async (user) => {
    await user.click(box('combobox'));
    await user.type(await screen.findByRole('combobox', { name: /搜索/ }), text);
    await user.keyboard('{Enter}');
  };

const samples: Readonly<Record<string, Sample>> = {
  TextField: {
    field: <FormikTextField name="it" label={label} />,
    first: '',
    fill: typing('textbox', '一号桥'),
    filled: '一号桥',
  },
  TextArea: {
    field: <FormikTextArea name="it" label={label} />,
    first: '',
    fill: typing('textbox', '一号桥'),
    filled: '一号桥',
  },
  PasswordField: {
    field: <FormikPasswordField name="it" label={label} />,
    first: '',
    fill: (user) => user.type(screen.getByLabelText(label), 'geheim'),
    filled: 'geheim',
  },
  SearchField: {
    field: <FormikSearchField name="it" label={label} />,
    first: '',
    fill: typing('searchbox', '桥'),
    filled: '桥',
  },
  NumberField: {
    field: <FormikNumberField name="it" label={label} />,
    first: null,
    fill: typing('textbox', '12'),
    filled: 12,
  },
  DateField: {
    field: <FormikDateField name="it" label={label} />,
    first: '',
    fill: typing('textbox', '2026-03-01'),
    filled: '2026-03-01',
  },
  DateRangeField: {
    field: <FormikDateRangeField name="it" label={label} />,
    first: { start: '', end: '' },
    fill: (user) => user.type(screen.getAllByRole('textbox')[0] ?? document.body, '2026-03-01'),
    filled: { start: '2026-03-01', end: '' },
  },
  Select: {
    field: <FormikSelect name="it" label={label} options={options} placeholder="请选择" />,
    first: '',
    fill: (user) => user.selectOptions(box('combobox'), 'yearly'),
    filled: 'yearly',
  },
  ComboBox: {
    field: <FormikComboBox name="it" label={label} options={options} />,
    first: '',
    fill: typing('combobox', '按年{Enter}'),
    filled: 'yearly',
  },
  BankPicker: {
    field: <FormikBankPicker name="it" label={label} banks={[]} />,
    first: '',
    fill: typing('combobox', '示例银行'),
    filled: '示例银行',
  },
  Checkbox: {
    field: <FormikCheckbox name="it">{label}</FormikCheckbox>,
    first: false,
    fill: pressing('checkbox', label),
    filled: true,
  },
  Switch: {
    field: <FormikSwitch name="it">{label}</FormikSwitch>,
    first: false,
    fill: pressing('switch', label),
    filled: true,
  },
  CheckboxGroup: {
    field: <FormikCheckboxGroup name="it" label={label} options={options} />,
    first: [],
    fill: pressing('checkbox', '按年'),
    filled: ['yearly'],
  },
  RadioGroup: {
    field: <FormikRadioGroup name="it" label={label} options={options} />,
    first: '',
    fill: pressing('radio', '按年'),
    filled: 'yearly',
  },
  SegmentedControl: {
    field: <FormikSegmentedControl name="it" label={label} options={options} />,
    first: '',
    fill: pressing('radio', '按年'),
    filled: 'yearly',
  },
  Cascader: {
    field: (
      <FormikCascader name="it" label={label} levelLabels={['支行']} searchLabel="搜索支行" source={bankBranches} />
    ),
    first: '',
    fill: searching('南山'),
    filled: 'icbc-1',
  },
  IndustryPicker: {
    field: <FormikIndustryPicker name="it" label={label} tree={someIndustries} />,
    first: '',
    fill: searching('金属切削'),
    filled: '3421',
  },
  FileUpload: {
    field: (
      <FormikFileUpload
        name="it"
        label={label}
        upload={async ({ name, size }) => ({ id: name, name, size, kind: 'pdf' })}
      />
    ),
    first: [],
    fill: async (user) => {
      await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, pdfNamed('合同.pdf'));
      await waitFor(() => expect(document.querySelector('input[type=hidden]')).toHaveValue('合同.pdf'));
    },
    filled: [expect.objectContaining({ id: '合同.pdf', kind: 'pdf' })],
  },
  OccupationPicker: {
    field: <FormikOccupationPicker name="it" label={label} tree={someOccupations} rule={classes1To4} />,
    first: '',
    fill: searching('0001001'),
    filled: '0001001',
  },
};

function renderForm({ field, first }: Sample, initial: unknown = first) {
  const onSubmit = vi.fn<(values: { it: unknown }) => Promise<void>>(async () => undefined);
  render(
    <I18nProvider locale="zh-CN">
      <Formik
        initialValues={{ it: initial }}
        validate={({ it: value }) => (JSON.stringify(value) === JSON.stringify(first) ? { it: wrong } : {})}
        onSubmit={onSubmit}
      >
        <Form noValidate>
          {field}
          <button type="submit">提交</button>
          <button type="reset">重填</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), onSubmit };
}
const press = (name: string) => screen.getByRole('button', { name });
const bindings = Object.entries(samples);

it.each(bindings)(
  '%s shows the error of a refused submit and takes focus, then submits its value',
  async (_, sample) => {
    const { user, onSubmit } = renderForm(sample);
    await user.click(press('提交'));
    expect(await screen.findByText(wrong)).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement?.closest('[aria-invalid="true"], [data-invalid]')).not.toBeNull(),
    );
    expect(onSubmit).not.toHaveBeenCalled();

    await sample.fill(user);
    await user.click(press('提交'));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ it: sample.filled }, expect.anything()));
    expect(screen.queryByText(wrong)).not.toBeInTheDocument();
  },
);

it('FormikTextField shows a value that is set from outside', async () => {
  const { user } = renderForm(samples['TextField']!, '一号桥');
  await user.clear(box('textbox'));
  await user.tab();
  expect(await screen.findByText(wrong)).toBeVisible();

  await user.click(press('重填'));

  expect(box('textbox')).toHaveValue('一号桥');
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
});

it('checks the value that the blur commits, not the earlier one', async () => {
  const { user } = renderForm(samples['TextField']!);
  await user.type(box('textbox'), '一号桥');
  await user.tab();
  await waitFor(() => expect(box('textbox')).toBeValid());
  await user.clear(box('textbox'));
  await user.tab();
  expect(await screen.findByText(wrong)).toBeVisible();
});
