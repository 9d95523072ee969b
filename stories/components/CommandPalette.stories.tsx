import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from '@tuanbao/library/components/CommandPalette';
import { commands, foundOrders } from '@tuanbao/library/samples/commands';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
    onSearch: fn(),
    commands,
    placeholder: '页面、产品（支持拼音首字母）、订单号或保单号',
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: '搜索' });

export const FoundByInitials: Story = {
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(await field(), 'wggz');
    await expect(screen.getByRole('status')).toHaveTextContent('共 1 项');
    await userEvent.keyboard('{Enter}');

    await expect(args.onChoose).toHaveBeenCalledWith('/product/336');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await expect(await field()).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await expect(args.onChoose).toHaveBeenCalledWith('/history-quote');
  },
};

/** Commands that an asynchronous search finds appear after the commands that are known at once. */
export const FoundElsewhere: Story = {
  args: { found: foundOrders },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'TB2026');
    await expect(args.onSearch).toHaveBeenLastCalledWith('TB2026');
    await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: /TB202611200000000001/ }));

    await expect(args.onChoose).toHaveBeenCalledWith('/orderDetail/TB202611200000000001');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async () => {
    await userEvent.type(await field(), '远山');
    await expect(screen.getByRole('status')).toHaveTextContent('正在查找…');
  },
};

export const Failed: Story = { args: { status: 'failed' } };

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), '示例信托');
    await expect(screen.getByRole('status')).toHaveTextContent('没有找到“示例信托”，请更换关键词');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  },
};

export const Gallery: Story = { args: { found: foundOrders } };
