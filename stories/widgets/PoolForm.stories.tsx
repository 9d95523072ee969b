import type { Meta, StoryObj } from '@storybook/react-vite';
import { poolProblems } from '@tuanbao/library/domain/subject/pool/poolProblems';
import { emptySwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { inShuangjiang, pools } from '@tuanbao/library/samples/subjects';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { checkedForm, isAllValid, shows } from '../fixtures/checkedForm.tsx';

const CheckedForm = checkedForm(PoolForm, poolProblems);

const meta = {
  title: 'Widgets/PoolForm',
  component: PoolForm,
  args: { value: emptySwimmingPools, onChange: fn(), upload: takeFile },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof PoolForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeftEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '游泳池个数' }));
    await userEvent.tab();

    await expect(await canvas.findByText('请输入游泳池个数')).toBeVisible();
    await expect(canvas.queryByText('请输入营业面积')).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: pools, shouldShowAllProblems: true },
  play: isAllValid('广东省 / 深圳市 / 南山区'),
};

export const EverythingMissing: Story = {
  args: { shouldShowAllProblems: true },
  play: shows('请输入游泳池个数'),
};

export const ReadOnly: Story = { args: { value: pools, isReadOnly: true } };

export const Disabled: Story = { args: { value: pools, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: shows('Enter the number of swimming pools'),
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedForm {...args} id="empty" />
      <CheckedForm {...args} id="missing" shouldShowAllProblems />
      <CheckedForm {...args} id="filled" value={pools} />
      <CheckedForm {...args} id="long" value={{ ...pools, address: inShuangjiang }} />
    </Stack>
  ),
  play: shows('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县'),
};
