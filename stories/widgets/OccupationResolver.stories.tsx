import type { Meta, StoryObj } from '@storybook/react-vite';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationResolver } from '@tuanbao/library/widgets/OccupationResolver';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { occupations } from '../fixtures/occupationCatalogue.ts';

const meta = {
  title: 'Widgets/OccupationResolver',
  component: OccupationResolver,
  args: { tree: someOccupations, rule: classes1To4, isOpen: true, onOpenChange: fn(), onResolve: fn() },
} satisfies Meta<typeof OccupationResolver>;

export default meta;
type Story = StoryObj<typeof meta>;

const paste = async (list: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: /职位名称|Job titles/ }));
  await userEvent.paste(list);
  return within(await screen.findByRole('list', { name: /匹配结果|Matches/ }, { timeout: 5000 }));
};

export const Empty: Story = {};

export const AllMatched: Story = {
  play: async ({ args }) => {
    await paste('焊工\n车床工\n焊工');
    await waitFor(() => expect(screen.getByText('2 个职位均已匹配')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '使用 2 个匹配结果' }));

    await expect(args.onResolve).toHaveBeenCalledOnce();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args }) => {
    await paste('焊工');
    await screen.findByText('1 个职位均已匹配');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('combobox', { name: '焊工 对应的职业' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: '其他职业…（焊工）' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onResolve).toHaveBeenCalledOnce();
  },
};

export const WholeTreeForALine: Story = {
  play: async () => {
    await paste('焊工');
    await userEvent.click(await screen.findByRole('button', { name: '其他职业…（焊工）' }));

    await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' })).toHaveFocus());
  },
};

export const Ambiguous: Story = {
  args: { tree: occupations },
  play: async () => {
    await paste('电焊工\n电焊工/会计');

    await waitFor(() => expect(screen.getByText('2 个职位，2 个待确认')).toBeVisible());
  },
};

export const RealCatalogue: Story = {
  args: { tree: occupations },
  play: async () => {
    const lines = await paste('外卖骑手\n小区保安\n高级电焊工（夜班）\n产线操作工\n叉车司机\n首席快乐官');

    await expect((await lines.findAllByRole('listitem')).length).toBe(6);
  },
};

export const Dark: Story = { ...RealCatalogue, globals: { scheme: 'dark' } };

export const Phone: Story = { ...RealCatalogue, globals: { viewport: { value: 'mobile1' } } };

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async () => {
    await paste('焊工\n宇航员');

    await waitFor(() => expect(screen.getByText('2 job titles, 1 to confirm')).toBeVisible());
  },
};

export const Gallery: Story = {
  play: async () => {
    const lines = await paste('焊工\n高级车床工（夜班）\n外勤\n油漆喷涂工\n宇航员\n焊工');

    await waitFor(() => expect(screen.getByText('5 个职位，3 个待确认')).toBeVisible());
    await expect(lines.getAllByRole('listitem')).toHaveLength(5);
  },
};
