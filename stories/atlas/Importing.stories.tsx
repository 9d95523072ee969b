import type { Meta, StoryObj } from '@storybook/react-vite';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import clean from '../../tests/fixtures/rosters/clean-50.xlsx?url';
import bomb from '../../tests/fixtures/rosters/n17-zip-bomb.xlsx?url';
import truncated from '../../tests/fixtures/rosters/n18a-truncated.xlsx?url';
import legacy from '../../tests/fixtures/rosters/n18g-legacy-biff8.xls?url';
import encrypted from '../../tests/fixtures/rosters/n26-encrypted.xlsx?url';
import faulty from '../../tests/fixtures/rosters/n27-500-with-20-errors.xlsx?url';
import { faultyRoster, rosterContext, twoSchemes } from '../fixtures/rosters.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';

const meta = {
  title: 'Atlas/Importing',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: RosterImport,
  args: { context: rosterContext, schemes: twoSchemes, onImport: fn(), onClose: fn() },
} satisfies Meta<typeof RosterImport>;

export default meta;
type Story = StoryObj<typeof meta>;

async function take(file: File): Promise<void> {
  await screen.findByRole('dialog');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the dialog asks for no file');
  await userEvent.upload(input, file, { applyAccept: false });
}

const fetched = async (address: string, name: string) => new File([await (await fetch(address)).blob()], name);

const refused = (file: () => Promise<File>): Story => ({
  play: async () => {
    await take(await file());
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

export const AsksForAFile: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '选择文件' })).toBeVisible();
  },
};

export const OffersThoseLeftOutBefore: Story = {
  args: { leftOut: { recall: () => ({ fileName: '名单.xlsx', persons: faultyRoster }), keep: fn() } },
  play: async () => {
    await expect(await screen.findByText(/^上次导入 名单.xlsx 时，有 4 人/)).toBeVisible();
  },
};

export const ReadWithoutProblems: Story = {
  play: async () => {
    await take(await fetched(clean, '名单.xlsx'));
    await expect(await screen.findByText('名单.xlsx：读到 50 人')).toBeVisible();
  },
};

export const ReadWithProblems: Story = {
  play: async () => {
    await take(await fetched(faulty, '名单.xlsx'));
    await expect(await screen.findByText('名单.xlsx：读到 500 人')).toBeVisible();
  },
};

export const SentBySchemeOfTheirClass: Story = {
  play: async () => {
    await take(await fetched(faulty, '名单.xlsx'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /导入至方案/ }), '按职业类别分配');
  },
};

export const ColumnsMissing: Story = {
  play: async () => {
    await take(new File(['姓名,手机\n张敏,13800000000'], '通讯录.csv'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/证件号码/));
  },
};

export const RefusedEncrypted: Story = refused(() => fetched(encrypted, '名单（加密）.xlsx'));

export const RefusedOldFormat: Story = refused(() => fetched(legacy, '名单.xls'));

export const RefusedDamaged: Story = refused(() => fetched(truncated, '名单.xlsx'));

export const RefusedZipBomb: Story = refused(() => fetched(bomb, '名单.xlsx'));

export const RefusedEmpty: Story = refused(() => Promise.resolve(new File([], '名单.csv')));
