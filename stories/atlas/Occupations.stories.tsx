import type { Meta, StoryObj } from '@storybook/react-vite';
import { allClasses, classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationPicker } from '@tuanbao/library/widgets/OccupationPicker';
import { expect, screen, userEvent, within } from 'storybook/test';

import { occupations } from '../fixtures/occupationCatalogue.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Occupations',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: OccupationPicker,
  args: { label: '职业', tree: someOccupations, rule: classes1To4 },
} satisfies Meta<typeof OccupationPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('combobox', { name: /职业/ }));
const column = async (name: string) => within(await screen.findByRole('listbox', { name }));
const search = () => screen.findByRole('combobox', { name: '搜索职业名称、拼音或代码' });

export const Closed: Story = {
  render: (args) => (
    <Sheet>
      <Tile name="未选">
        <OccupationPicker {...args} isRequired />
      </Tile>
      <Tile name="已选">
        <OccupationPicker {...args} defaultValue="0001001" description="决定职业类别和保费" />
      </Tile>
      <Tile name="最长的名称">
        <OccupationPicker {...args} rule={allClasses} defaultValue="0502003" />
      </Tile>
      <Tile name="所选类别不再承保">
        <OccupationPicker {...args} defaultValue="0502003" />
      </Tile>
      <Tile name="目录中没有的代码">
        <OccupationPicker {...args} defaultValue="9999999" />
      </Tile>
      <Tile name="有误">
        <OccupationPicker {...args} errorMessage="请选择职业" />
      </Tile>
      <Tile name="只读">
        <OccupationPicker {...args} defaultValue="0502002" isReadOnly />
      </Tile>
      <Tile name="停用">
        <OccupationPicker {...args} isDisabled />
      </Tile>
    </Sheet>
  ),
};

/** Occupations of classes 5 and 6 and declined occupations are visible but can't be selected. */
export const DeclinedClass: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click((await column('大类')).getByRole('option', { name: '制造业' }));
    await userEvent.click((await column('中类')).getByRole('option', { name: '机械制造' }));
    await expect((await column('小类')).getByRole('option', { name: /大型起重设备/ })).toHaveTextContent(
      '该类别不在承保范围',
    );
  },
};

export const WholeCatalogue: Story = {
  args: { tree: occupations, rule: allClasses, defaultValue: '0001001' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect((await column('小类')).getAllByRole('option').length).toBeGreaterThan(1);
  },
};

export const Searching: Story = {
  args: { tree: occupations, rule: classes1To4 },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(await search(), '司机');
    await expect((await column('搜索结果')).getAllByRole('option').length).toBeGreaterThan(1);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(await search(), '宇航员');
    await expect(screen.getByRole('status')).toHaveTextContent('宇航员');
  },
};
