import type { Meta, StoryObj } from '@storybook/react-vite';
import { allClasses, classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationPicker } from '@tuanbao/library/widgets/OccupationPicker';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';

const meta = {
  title: 'Widgets/OccupationPicker',
  component: OccupationPicker,
  args: { label: '职业', tree: someOccupations, rule: classes1To4, onChange: fn() },
} satisfies Meta<typeof OccupationPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const option = async (column: string, name: string | RegExp) =>
  within(await screen.findByRole('listbox', { name: column })).getByRole('option', { name });

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: '职业' });
    await userEvent.click(field);
    await userEvent.click(await option('大类', '制造业'));
    await userEvent.click(await option('中类', '机械制造'));
    await userEvent.click(await option('小类', /^车床工/));

    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ code: '0502001' }));
    await expect(field).toHaveTextContent('制造业 / 机械制造 / 车床工');
  },
};

export const RefusedOccupations: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '职业' }));
    await userEvent.click(await option('大类', '制造业'));
    await userEvent.click(await option('中类', '机械制造'));
    const refused = await option('小类', /^大型起重设备/);
    await userEvent.click(refused);

    await expect(refused).toHaveTextContent('该类别不在承保范围');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SearchByCode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '职业' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '0001002');
    await userEvent.keyboard('{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: '外勤业务人员' }));
  },
};

export const SearchResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '职业' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '工');

    await expect(await option('搜索结果', /^车床工/)).toHaveTextContent('2类');
  },
};

/** The recent occupations of each employer are stored separately. */
export const ChosenBeforeForThisEmployer: Story = {
  args: { recent: { read: () => ['0502002', '0503002', '0001001'], write: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '职业' }));
    const again = within(await screen.findByRole('group', { name: '最近选择' }));
    await expect(again.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(again.getByRole('button', { name: '机械制造 / 焊工' }));

    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ code: '0502002' }));
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Occupation' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Occupation' }));
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search by name/ }), '油漆');

    await expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await expect(screen.getByRole('option')).toHaveTextContent('Not insurable under this product');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请选择职业' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('请选择职业');
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: '0502002' } };

export const LongName: Story = { args: { rule: allClasses, defaultValue: '0502003' } };

/** The product covered the class of the occupation when the user selected it, but no longer covers the class now. */
export const NoLongerCovered: Story = {
  args: { defaultValue: '0502003' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('该类别不在承保范围');
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  args: { defaultValue: '0502002' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await option('小类', /^焊工/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <OccupationPicker {...args} isRequired />
      <OccupationPicker {...args} defaultValue="0001001" description="决定职业类别和保费" />
      <OccupationPicker {...args} rule={allClasses} defaultValue="0502003" />
      <OccupationPicker {...args} defaultValue="0502003" />
      <OccupationPicker {...args} errorMessage="请选择职业" />
      <OccupationPicker {...args} defaultValue="0502002" isReadOnly />
      <OccupationPicker {...args} isDisabled />
    </Stack>
  ),
};
