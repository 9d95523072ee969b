import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cascader, type CascaderProps } from '@tuanbao/library/components/Cascader';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { bankBranches } from '../fixtures/banks.ts';
import { Stack } from './Layout.styles.ts';

function ChoosingCascader(props: CascaderProps): ReactElement {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Cascader
      {...props}
      value={value}
      onChange={(key) => {
        setValue(key);
        props.onChange?.(key);
      }}
    />
  );
}

const meta = {
  title: 'Components/Cascader',
  component: Cascader,
  args: {
    label: '开户行',
    source: bankBranches,
    value: '',
    onChange: fn(),
    levelLabels: ['类别', '银行', '支行'],
    searchLabel: '搜索银行或支行',
  },
  render: (args) => <ChoosingCascader {...args} />,
} satisfies Meta<typeof Cascader>;

export default meta;
type Story = StoryObj<typeof meta>;

const option = async (column: string, name: string | RegExp) =>
  within(await screen.findByRole('listbox', { name: column })).getByRole('option', { name });

export const LeavesOnTwoLevels: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '开户行' }));
    await userEvent.click(await option('类别', '城市商业银行'));
    await userEvent.click(await option('银行', '示例城商行总行营业部'));

    await expect(args.onChange).toHaveBeenCalledWith('city-1');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('城市商业银行 / 示例城商行总行营业部');
  },
};

export const TabGoesThroughTheColumns: Story = {
  args: { value: 'icbc-1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '开户行' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索银行或支行' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('listbox', { name: '类别' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');

    await waitFor(() => expect(screen.getByRole('listbox', { name: '银行' })).toHaveFocus());
    await expect(await option('银行', '示例城商行总行营业部')).toHaveAttribute('data-pointed');
  },
};

export const Refused: Story = {
  args: { value: 'icbc-1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '开户行' }));
    await userEvent.click(await option('支行', /福田支行/));

    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(await option('支行', /福田支行/)).toHaveTextContent('暂停开户');
  },
};

export const Loading: Story = { args: { source: 'loading', value: 'icbc-1' } };

export const Failed: Story = { args: { source: 'failed', onRetry: fn() } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <ChoosingCascader {...args} isRequired />
      <ChoosingCascader {...args} value="icbc-1" description="以开户许可证为准" />
      <ChoosingCascader {...args} value="icbc-9" />
      <ChoosingCascader {...args} errorMessage="请选择开户行" />
      <ChoosingCascader {...args} value="icbc-1" isReadOnly />
      <ChoosingCascader {...args} value="icbc-1" isDisabled />
    </Stack>
  ),
};
