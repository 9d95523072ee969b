import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { expect, screen, userEvent, within } from 'storybook/test';

import {
  dongguan,
  endlessRegions,
  failingRegions,
  guangdongAndNanjing,
  nanshan,
  shuangjiang,
} from '../fixtures/regions.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Regions',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: RegionCascader,
  args: { label: '所在地区' },
} satisfies Meta<typeof RegionCascader>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('combobox'));
const search = () => screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });

export const Closed: Story = {
  render: (args) => (
    <Sheet>
      <Tile name="未选">
        <RegionCascader {...args} isRequired />
      </Tile>
      <Tile name="已选">
        <RegionCascader {...args} defaultValue={nanshan} />
      </Tile>
      <Tile name="无区县的城市">
        <RegionCascader {...args} defaultValue={dongguan} />
      </Tile>
      <Tile name="最长的名称">
        <RegionCascader {...args} defaultValue={shuangjiang} />
      </Tile>
      <Tile name="有误">
        <RegionCascader {...args} errorMessage="请选择所在地区" />
      </Tile>
      <Tile name="不可投保">
        <RegionCascader {...args} defaultValue={shuangjiang} allowedAreaCodes={guangdongAndNanjing} />
      </Tile>
      <Tile name="只读">
        <RegionCascader {...args} defaultValue={nanshan} isReadOnly />
      </Tile>
      <Tile name="停用">
        <RegionCascader {...args} defaultValue={nanshan} isDisabled />
      </Tile>
      <Tile name="加载失败">
        <RegionCascader {...args} defaultValue={nanshan} loadRegions={failingRegions} />
      </Tile>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('获取地址信息失败！', { selector: '[role=combobox] *, [role=combobox]' }),
    ).toBeVisible();
    await expect(await canvas.findAllByText('广东省 / 深圳市 / 南山区')).toHaveLength(3);
  },
};

export const OpenAtAValue: Story = {
  args: { defaultValue: nanshan },
  play: async ({ canvas }) => {
    await open(canvas);
    const districts = within(await screen.findByRole('listbox', { name: '区县' }));
    await expect(districts.getByRole('option', { name: '南山区' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Searching: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(await search(), 'nanshan');
    await expect(await screen.findByRole('listbox', { name: '搜索结果' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(await search(), '火星');
    await expect(screen.getByRole('status')).toHaveTextContent('没有找到“火星”，请更换关键词');
  },
};

export const SoldInTwoPlaces: Story = {
  args: { allowedAreaCodes: guangdongAndNanjing },
  play: async ({ canvas }) => {
    await open(canvas);
    const provinces = within(await screen.findByRole('listbox', { name: '省份' }));
    await userEvent.click(provinces.getByRole('option', { name: '江苏省' }));
    await expect(await screen.findByRole('listbox', { name: '城市' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loadRegions: endlessRegions },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await screen.findByRole('status')).toHaveTextContent('正在加载…');
  },
};

export const Failed: Story = {
  args: { loadRegions: failingRegions },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
