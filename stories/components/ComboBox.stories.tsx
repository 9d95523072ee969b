import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComboBox } from '@tuanbao/library/components/ComboBox';
import { banks, branches } from '@tuanbao/library/samples/bankOptions';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: '开户银行', options: banks, onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByInitials: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '开户银行' });
    await userEvent.type(input, 'gsyh');
    await expect(await screen.findByRole('option', { name: /中国工商银行/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith('102');
    await expect(input).toHaveValue('中国工商银行');
  },
};

export const MarksWhatAnswers: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '农业');
    const option = await screen.findByRole('option', { name: /中国农业银行/ });

    await expect(within(option).getByText('农业').tagName).toBe('MARK');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '示例信托');

    await expect(canvas.getByRole('status')).toHaveTextContent('没有找到“示例信托”，请更换关键词');
  },
};

export const KeepsWhatIsWritten: Story = {
  args: { allowsCustomValue: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '示例村镇银行{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith('示例村镇银行');
    await expect(canvas.getByRole('combobox')).toHaveValue('示例村镇银行');
  },
};

export const Loading: Story = {
  args: { status: 'loading', options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开选项' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载…');
  },
};

export const ManyOptions: Story = {
  args: { label: '开户支行', options: branches, defaultValue: '67145' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开选项' }));

    await expect(await screen.findByRole('option', { name: '渣打银行（中国）示例第45支行' })).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
  },
};

export const OpenWithGroups: Story = {
  args: { defaultValue: '103' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开选项' }));

    await expect(await screen.findByRole('group', { name: '国有大型银行' })).toBeVisible();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('中国农业银行');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <ComboBox {...args} isRequired description="以开户许可证为准" />
      <ComboBox {...args} defaultValue="102" />
      <ComboBox {...args} allowsCustomValue defaultValue="中国农业发展银行股份有限公司深圳市分行营业部南山科技园支行" />
      <ComboBox {...args} errorMessage="请选择开户银行" />
      <ComboBox {...args} defaultValue="102" isDisabled />
      <ComboBox {...args} defaultValue="102" isReadOnly />
    </Stack>
  ),
};
