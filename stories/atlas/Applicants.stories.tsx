import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Applicant, type ApplicantField, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import type { FieldDemand } from '@tuanbao/library/domain/problem/fieldDemand';
import {
  applicantContext,
  applicantFields,
  faultyCompany,
  longNamedCompany,
  shenzhenCompany,
} from '@tuanbao/library/samples/applicants';
import { ApplicantForm, type ApplicantFormProps } from '@tuanbao/library/widgets/ApplicantForm';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { catalogue } from '../fixtures/catalogue.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const { natures } = catalogue.employerLiability.applicant;

/** Form that keeps its value in state and checks it, as a screen of the app does. */
function CheckedForm(props: ApplicantFormProps): ReactElement {
  const [value, setValue] = useState(props.value);
  const problems = applicantProblems(value, { ...applicantContext, natures: props.natures, fields: props.fields });
  return <ApplicantForm {...props} value={value} problems={problems} onChange={setValue} />;
}

const meta = {
  title: 'Atlas/Applicants',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: ApplicantForm,
  args: {
    value: { ...shenzhenCompany, groupNature: '有限责任公司' },
    onChange: fn(),
    fields: applicantFields,
    natures,
    shouldShowAllProblems: true,
  },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof ApplicantForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const identity: readonly ApplicantField[] = ['groupName', 'groupNature', 'groupIdType', 'groupIdNo'];
const onlyIdentity = Object.fromEntries(
  Object.entries(applicantFields).map(([field, demand]) => [
    field,
    identity.includes(field as ApplicantField) ? demand : 'hidden',
  ]),
) as Readonly<Record<ApplicantField, FieldDemand>>;

/** A typical company name for each nature of an organisation. */
const names: Readonly<Record<string, string>> = {
  国有企业: '示例城市建设投资集团有限公司',
  集体企业: '示例镇供销合作社',
  联营企业: '示例联营纺织厂',
  股份合作制企业: '示例股份合作农机厂',
  私营企业: '示例精密模具厂',
  个体户: '示例区老街小吃店',
  合伙企业: '示例律师事务所（特殊普通合伙）',
  有限责任公司: '示例精密制造有限公司',
  股份有限公司: '示例新材料股份有限公司',
  事业单位: '示例市第一人民医院',
  国家机关: '示例区市场监督管理局',
  党政机关: '中共示例区委办公室',
};

const organisationOf = (nature: string): Applicant => ({
  ...shenzhenCompany,
  groupName: names[nature] ?? '',
  groupNature: nature,
});

export const EveryNature: Story = {
  render: (args) => (
    <Sheet>
      {natures.map((nature, index) => (
        <Tile key={nature} name={nature}>
          <CheckedForm {...args} id={`nature-${index}`} value={organisationOf(nature)} fields={onlyIdentity} />
        </Tile>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: '投保单位名称' })).toHaveLength(12);
  },
};

export const Empty: Story = { args: { value: emptyApplicant, shouldShowAllProblems: false } };

export const EverythingMissing: Story = { args: { value: emptyApplicant } };

export const EveryProblem: Story = { args: { value: faultyCompany } };

export const LongNames: Story = {
  args: { value: longNamedCompany },
  play: async ({ canvas }) => {
    await canvas.findByText('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
  },
};
