import type { Meta, StoryObj } from '@storybook/react-vite';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { expect, fn, screen, userEvent } from 'storybook/test';

import bomb from '../../tests/fixtures/rosters/n17-zip-bomb.xlsx?url';
import faulty from '../../tests/fixtures/rosters/n27-500-with-20-errors.xlsx?url';
import { rosterContext, twoSchemes } from '../fixtures/rosters.ts';

const meta = {
  title: 'Widgets/RosterImport',
  component: RosterImport,
  args: { context: rosterContext, schemes: twoSchemes, onImport: fn(), onClose: fn() },
} satisfies Meta<typeof RosterImport>;

export default meta;
type Story = StoryObj<typeof meta>;

async function take(address: string, name: string): Promise<void> {
  const bytes = await (await fetch(address)).blob();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the dialog asks for no file');
  await userEvent.upload(input, new File([bytes], name));
}

export const AsksForAFile: Story = {};

/** Through the real worker: the zip bomb is refused from what it declares about itself, and the page lives on. */
export const RefusesAZipBomb: Story = {
  play: async () => {
    const started = performance.now();
    await take(bomb, '名单.xlsx');
    await expect(await screen.findByRole('alert')).toHaveTextContent('文件解压后过大');
    await expect(performance.now() - started).toBeLessThan(1000);
  },
};

export const SendsPersonsBySchemeOfTheirClass: Story = {
  play: async ({ args }) => {
    await take(faulty, '名单.xlsx');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /这些人进入/ }), '按职业类别分配');
    await userEvent.click(screen.getByRole('button', { name: '导入 500 人' }));
    await expect(args.onImport).toHaveBeenCalledWith(expect.anything(), {
      fileName: '名单.xlsx',
      persons: 500,
      errors: 20,
    });
  },
};

export const Gallery: Story = {
  play: async () => {
    await take(faulty, '名单.xlsx');
    await expect(await screen.findByText('名单.xlsx：读到 500 人')).toBeVisible();
  },
};
