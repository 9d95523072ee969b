import type { Meta, StoryObj } from '@storybook/react-vite';
import { bankList } from '@tuanbao/library/samples/bankList';
import { BankPicker } from '@tuanbao/library/widgets/BankPicker';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';

const meta = {
  title: 'Widgets/BankPicker',
  component: BankPicker,
  args: { banks: bankList, onChange: fn() },
} satisfies Meta<typeof BankPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByInitials: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '开户银行' }), 'gsyh');
    await userEvent.click(await screen.findByRole('option', { name: '中国工商银行' }));

    await expect(args.onChange).toHaveBeenCalledWith('中国工商银行');
  },
};

export const ABranchIsWrittenOut: Story = {
  play: async ({ canvas, args }) => {
    const branch = '中国工商银行股份有限公司深圳市分行营业部';
    await userEvent.type(canvas.getByRole('combobox'), `${branch}{Enter}`);

    await expect(args.onChange).toHaveBeenCalledWith(branch);
    await expect(canvas.getByRole('combobox')).toHaveValue(branch);
  },
};

export const OnlyBanksOfTheList: Story = {
  args: { isStrict: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '示例信托{Enter}');

    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { banks: [], status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开选项' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载…');
  },
};

/** When the banks can't be loaded, the user can still type a branch. */
export const Failed: Story = { args: { banks: [], status: 'failed' } };

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'icbc');

    await expect(await screen.findByRole('option', { name: '中国工商银行' })).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <BankPicker {...args} isRequired description="以开户许可证为准" />
      <BankPicker {...args} defaultValue="中国工商银行" />
      <BankPicker {...args} defaultValue="中国农业发展银行股份有限公司深圳市分行营业部南山科技园支行" />
      <BankPicker {...args} errorMessage="请填写付款银行" />
      <BankPicker {...args} defaultValue="招商银行" isReadOnly />
      <BankPicker {...args} isDisabled />
    </Stack>
  ),
};
