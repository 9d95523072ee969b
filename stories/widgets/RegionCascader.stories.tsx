import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import {
  dongguan,
  endlessRegions,
  failingRegions,
  guangdongAndNanjing,
  jianggan,
  nanshan,
  regionsOnSecondTry,
  shuangjiang,
  xiacheng,
} from '../fixtures/regions.ts';

const meta = {
  title: 'Widgets/RegionCascader',
  component: RegionCascader,
  args: { label: '所在地区', onChange: fn() },
} satisfies Meta<typeof RegionCascader>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = async (name: string) => within(await screen.findByRole('listbox', { name }));
const search = () => screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: '所在地区' });
    await userEvent.click(field);
    await userEvent.click((await column('省份')).getByRole('option', { name: '广东省' }));
    await userEvent.click((await column('城市')).getByRole('option', { name: '深圳市' }));
    await userEvent.click((await column('区县')).getByRole('option', { name: '南山区' }));

    await expect(args.onChange).toHaveBeenCalledWith(nanshan, expect.anything());
    await expect(field).toHaveTextContent('广东省 / 深圳市 / 南山区');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultValue: nanshan },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));

    await expect((await column('区县')).getByRole('option', { name: '南山区' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const focused = await search();
    await waitFor(() => expect(focused).toHaveFocus());
  },
};

export const KeyboardAlone: Story = {
  args: { defaultValue: nanshan },
  play: async ({ canvas, args }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await search();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{End}{ArrowRight}{ArrowRight}{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith(650102, expect.anything());
    await expect(canvas.getByRole('combobox')).toHaveTextContent('新疆维吾尔自治区 / 乌鲁木齐市 / 天山区');
  },
};

export const ThousandResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));
    await userEvent.type(await search(), '区');
    const results = await screen.findByRole('listbox', { name: '搜索结果' });
    await expect(within(results).getAllByRole('option').length).toBeLessThan(20);

    results.scrollTop = results.scrollHeight;

    await waitFor(async () => {
      const last = within(results).getAllByRole('option').at(-1);
      await expect(last).toHaveAttribute('aria-posinset', last?.getAttribute('aria-setsize'));
    });
    await expect(within(results).getAllByRole('option').length).toBeLessThan(20);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));
    await userEvent.type(await search(), '火星');

    await expect(screen.getByRole('status')).toHaveTextContent('没有找到“火星”，请更换关键词');
  },
};

export const SearchByPinyin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));
    await userEvent.type(await search(), 'shenzhen ns');

    const results = within(await screen.findByRole('listbox', { name: '搜索结果' }));
    await expect(results.getByRole('option', { name: '南山区 广东省 / 深圳市' })).toBeVisible();
  },
};

export const ChosenBefore: Story = {
  args: { recent: { read: () => ['440305', '441900', '530925'], write: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));
    const again = within(await screen.findByRole('group', { name: '最近选择' }));
    await userEvent.click(again.getByRole('button', { name: '广东省 / 东莞市' }));

    await expect(args.onChange).toHaveBeenCalledWith(dongguan, expect.anything());
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));
    await expect(await screen.findByRole('group', { name: '最近选择' })).toBeVisible();
  },
};

export const Abolished: Story = {
  args: { defaultValue: xiacheng, storedName: '浙江省 / 杭州市 / 下城区' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '改为 浙江省 / 杭州市 / 拱墅区' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('浙江省 / 杭州市 / 下城区');
  },
};

export const Divided: Story = {
  args: { defaultValue: jianggan, storedName: '浙江省 / 杭州市 / 江干区' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改为 浙江省 / 杭州市 / 钱塘区' }));

    await expect(args.onChange).toHaveBeenCalledWith(330114, expect.anything());
  },
};

export const SoldInTwoPlaces: Story = {
  args: { allowedAreaCodes: guangdongAndNanjing },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }));
    await userEvent.click((await column('省份')).getByRole('option', { name: '江苏省' }));
    await userEvent.click((await column('城市')).getByRole('option', { name: /无锡市/ }));
    const refused = (await column('区县')).getByRole('option', { name: /锡山区/ });
    await userEvent.click(refused);

    await expect(refused).toHaveTextContent('该地区不可投保');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoLongerSold: Story = {
  args: { defaultValue: shuangjiang, allowedAreaCodes: guangdongAndNanjing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该地区不可投保')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('该地区不可投保');
  },
};

export const TakenOverWhereNotSold: Story = {
  args: { defaultValue: xiacheng, storedName: '浙江省 / 杭州市 / 下城区', allowedAreaCodes: guangdongAndNanjing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该行政区划已撤销，现为 浙江省 / 杭州市 / 拱墅区')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /改为/ })).toBeNull();
  },
};

export const LongestName: Story = {
  args: { defaultValue: shuangjiang },
  play: async ({ canvas }) => {
    await canvas.findByText('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请选择所在地区' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('请选择所在地区');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: dongguan },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('广东省 / 东莞市'));

    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: nanshan } };

export const Loading: Story = {
  args: { loadRegions: endlessRegions },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('status')).toHaveTextContent('正在加载…');
  },
};

export const FailsOnce: Story = {
  args: { loadRegions: regionsOnSecondTry() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    await expect((await column('省份')).getByRole('option', { name: '北京市' })).toBeVisible();
  },
};

export const FailsOnceReadOnly: Story = {
  args: {
    loadRegions: regionsOnSecondTry(),
    isReadOnly: true,
    defaultValue: nanshan,
    storedName: '广东省 / 深圳市 / 南山区',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));

    await expect(await canvas.findByText('广东省 / 深圳市 / 南山区')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

export const NeverArrives: Story = {
  args: { loadRegions: failingRegions, defaultValue: nanshan },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('获取地址信息失败！')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  args: { defaultValue: nanshan, allowedAreaCodes: guangdongAndNanjing },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect((await column('区县')).getByRole('option', { name: '南山区' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { defaultValue: shuangjiang },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect((await column('区县')).getByRole('option', { name: /双江/ })).toBeVisible();
    // If the window is wider than a phone, the cascader isn't shown as a sheet.
    if (!window.matchMedia('(max-width: 640px)').matches) return;
    const sheet = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(sheet.bottom)).toBe(window.innerHeight);
    await expect(Math.round(sheet.width)).toBe(document.documentElement.clientWidth);
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Region' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choose province / city / district');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <RegionCascader {...args} isRequired />
      <RegionCascader {...args} defaultValue={nanshan} description="按营业执照上的住所填写" />
      <RegionCascader {...args} defaultValue={shuangjiang} />
      <RegionCascader {...args} errorMessage="请选择所在地区" />
      <RegionCascader {...args} defaultValue={dongguan} isReadOnly />
      <RegionCascader {...args} defaultValue={nanshan} isDisabled />
      <RegionCascader {...args} defaultValue={jianggan} storedName="浙江省 / 杭州市 / 江干区" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('广东省 / 深圳市 / 南山区')).toHaveLength(2);
    await canvas.findByRole('button', { name: '改为 浙江省 / 杭州市 / 上城区' });
  },
};
