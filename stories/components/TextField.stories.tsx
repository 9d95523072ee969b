import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@tuanbao/library/components/TextField';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: '企业名称', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: '与营业执照一致', placeholder: '请输入企业全称', isRequired: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '团保');

    await expect(args.onChange).toHaveBeenLastCalledWith('团保');
  },
};

export const Disabled: Story = { args: { value: '苏州团保示范科技有限公司', isDisabled: true } };

export const ReadOnly: Story = { args: { value: '苏州团保示范科技有限公司', isReadOnly: true } };

export const Invalid: Story = {
  args: { value: '个体', errorMessage: '请填写正确的企业名称', description: '与营业执照一致' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/请填写正确的企业名称/);
  },
};

const longText = '苏州工业园区团体保险示范科技发展有限公司第一分公司驻上海办事处后勤服务部';

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} placeholder="请输入企业全称" isRequired description="与营业执照一致" />
      <TextField {...args} value={longText} label={`${longText}的全称`} description={longText.repeat(2)} />
      <TextField {...args} value={longText} errorMessage="企业名称不得超过三十个字" />
      <TextField {...args} value={longText} isDisabled />
      <TextField {...args} value={longText} isReadOnly />
    </Stack>
  ),
};
