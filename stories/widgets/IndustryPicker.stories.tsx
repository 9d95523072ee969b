import type { Meta, StoryObj } from '@storybook/react-vite';
import { someIndustries } from '@tuanbao/library/samples/industries';
import { IndustryPicker } from '@tuanbao/library/widgets/IndustryPicker';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';

const meta = {
  title: 'Widgets/IndustryPicker',
  component: IndustryPicker,
  args: { label: '所属行业', tree: someIndustries, onChange: fn() },
} satisfies Meta<typeof IndustryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const option = async (column: string, name: string | RegExp) =>
  within(await screen.findByRole('listbox', { name: column })).getByRole('option', { name });
const search = () => screen.findByRole('combobox', { name: '搜索行业名称、拼音或代码' });

export const LevelByLevel: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: '所属行业' });
    await userEvent.click(field);
    await userEvent.click(await option('门类', '制造业'));
    await userEvent.click(await option('大类', '通用设备制造业'));
    await userEvent.click(await option('中类', '金属加工机械制造'));
    await userEvent.click(await option('小类', '金属切削机床制造'));

    await expect(args.onChange).toHaveBeenCalledWith('3421');
    await expect(field).toHaveTextContent('制造业 / 通用设备制造业 / 金属加工机械制造 / 金属切削机床制造');
  },
};

export const FoundByInitials: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await search(), 'kdfw{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith('6020');
  },
};

export const FoundByCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await search(), '3424');

    await expect(await option('搜索结果', /金属切割及焊接设备制造/)).toBeVisible();
  },
};

/** A search for the name of a group also finds all industries of the group. */
export const FoundByGroup: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await search(), '机械');

    await expect(within(await screen.findByRole('listbox', { name: '搜索结果' })).getAllByRole('option')).toHaveLength(
      2,
    );
  },
};

export const Loading: Story = {
  args: { tree: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(canvas.getByRole('combobox')).toHaveTextContent('请选择行业');
  },
};

export const Failed: Story = {
  args: { tree: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Industry' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Industry' }));

    await expect(await option('Section', '制造业')).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <IndustryPicker {...args} isRequired description="按国民经济行业分类（GB/T 4754）" />
      <IndustryPicker {...args} defaultValue="3424" />
      <IndustryPicker {...args} errorMessage="请选择所属行业" />
      <IndustryPicker {...args} defaultValue="9999" />
      <IndustryPicker {...args} defaultValue="6020" isReadOnly />
      <IndustryPicker {...args} isDisabled />
    </Stack>
  ),
};
