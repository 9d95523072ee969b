import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import {
  applicantContext,
  applicantFields,
  faultyCompany,
  longNamedCompany,
  shenzhenCompany,
} from '@tuanbao/library/samples/applicants';
import { someIndustries } from '@tuanbao/library/samples/industries';
import { ApplicantForm, type ApplicantFormProps } from '@tuanbao/library/widgets/ApplicantForm';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';

/** Form that keeps its value in state and checks it, as a screen of the app does. */
function CheckedForm(props: ApplicantFormProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <ApplicantForm
      {...props}
      value={value}
      problems={applicantProblems(value, { ...applicantContext, fields: props.fields })}
      onChange={(applicant) => {
        setValue(applicant);
        props.onChange(applicant);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/ApplicantForm',
  component: ApplicantForm,
  args: {
    value: emptyApplicant,
    onChange: fn(),
    fields: applicantFields,
    natures: applicantContext.natures,
    industries: someIndustries,
  },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof ApplicantForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '证件号码' }), '91440199tb20261173');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyApplicant, groupIdNo: '91440199TB20261173' });
    await expect(canvas.getByRole('textbox', { name: '证件号码' })).toBeValid();
  },
};

export const LeftEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '投保单位名称' }));
    await userEvent.tab();

    await expect(await canvas.findByText('请输入投保单位名称')).toBeVisible();
    await expect(canvas.queryByText('请填写联系人')).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: shenzhenCompany, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid();
  },
};

export const AsksForMore: Story = {
  args: {
    value: {
      ...shenzhenCompany,
      legalPersonIdNo: 'E12345678',
      operatorRelation: 'employee',
      establishedOn: '2016-03-08',
      companyCategory: 'medium',
      employeeTotal: '320',
      annualIncome: '120000000',
      totalAssets: '88000000',
      registeredCapital: '5000000',
    },
    fields: {
      ...applicantFields,
      legalPersonIdNo: 'optional',
      operatorRelation: 'required',
      establishedOn: 'optional',
      companyCategory: 'optional',
      employeeTotal: 'required',
      annualIncome: 'optional',
      totalAssets: 'optional',
      registeredCapital: 'optional',
    },
    shouldShowAllProblems: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '企业类别' })).toHaveDisplayValue('中型企业');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid();
  },
};

export const MovesToDongguan: Story = {
  args: { value: shenzhenCompany },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('广东省 / 深圳市 / 南山区'));
    const cities = within(await screen.findByRole('listbox', { name: '城市' }));
    await userEvent.click(cities.getByRole('option', { name: '东莞市' }));

    const address = { ...shenzhenCompany.address, cityCode: 441900, districtCode: 0 };
    await expect(args.onChange).toHaveBeenCalledWith({ ...shenzhenCompany, address });
  },
};

export const EveryProblem: Story = {
  args: { value: faultyCompany, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请填写正确的手机号')).toBeVisible();
    await expect(canvas.getByText('统一社会信用代码的校验位不符，请与证件核对')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '证件号码' })).toBeValid();
  },
};

export const LongNames: Story = { args: { value: longNamedCompany, shouldShowAllProblems: true } };

export const ReadOnly: Story = { args: { value: shenzhenCompany, isReadOnly: true } };

export const FewFields: Story = {
  args: {
    fields: {
      ...applicantFields,
      groupIdValidUntil: 'hidden',
      isGroupIdLongTerm: 'hidden',
      legalPersonName: 'hidden',
      landline: 'hidden',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: '法定代表人' })).toBeNull();
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  args: { value: faultyCompany, shouldShowAllProblems: true },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Group name' })).toHaveAccessibleDescription(
      'Please enter the group name',
    );
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedForm {...args} id="empty" />
      <CheckedForm {...args} id="faulty" value={faultyCompany} shouldShowAllProblems />
      <CheckedForm {...args} id="long" value={longNamedCompany} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县');
  },
};
