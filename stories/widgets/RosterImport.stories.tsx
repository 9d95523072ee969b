import type { Meta, StoryObj } from '@storybook/react-vite';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import bomb from '../../tests/fixtures/rosters/n17-zip-bomb.xlsx?url';
import faulty from '../../tests/fixtures/rosters/n27-500-with-20-errors.xlsx?url';
import { faultyRoster, rosterContext, twoSchemes } from '../fixtures/rosters.ts';

const meta = {
  title: 'Widgets/RosterImport',
  component: RosterImport,
  args: { context: rosterContext, schemes: twoSchemes, onImport: fn(), onClose: fn() },
} satisfies Meta<typeof RosterImport>;

export default meta;
type Story = StoryObj<typeof meta>;

async function upload(content: BlobPart, name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the dialog asks for no file');
  await userEvent.upload(input, new File([content], name));
}
const take = async (address: string, name: string) => upload(await (await fetch(address)).blob(), name);
const takeText = (text: string) => upload(text, '名单.csv');

export const AsksForAFile: Story = {};

/** The real worker refuses the zip bomb because of the size that the file declares. The page continues to work. */
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
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /导入至方案/ }), '按职业类别分配');
    await userEvent.click(screen.getByRole('button', { name: '导入 500 人' }));
    const summary = { fileName: '名单.xlsx', persons: 500, errors: 20 };
    await waitFor(() => expect(args.onImport).toHaveBeenCalledWith(expect.anything(), summary));
  },
};

/** No column of the list has a known name for a required field. The user is asked which column contains the field. */
export const AsksForAMissingColumn: Story = {
  play: async () => {
    await takeText('姓名,工牌,职业代码\n李四,A1024,0001001\n王五,A1025,0001001\n');
    await expect(await screen.findByText('还缺少：证件号码')).toBeVisible();
    await expect(screen.getByRole('button', { name: '导入 2 人' })).toBeDisabled();
  },
};

/** 护照本 is an unknown word. The user explains it once for all rows. */
export const AsksWhatAWordMeans: Story = {
  play: async () => {
    await takeText('姓名,证件类型,证件号码,职业代码\n李四,护照本,E12345678,0001001\n王五,护照本,E12345679,0001001\n');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '证件类型“护照本”（2 人）' }), '护照');
    await waitFor(() => expect(screen.queryByText('未识别的内容')).toBeNull());
  },
};

/** The list has no header. The columns are recognised by their content. */
export const ReadsAListWithoutAHeader: Story = {
  play: async () => {
    await takeText('李四,11010519491231002X,0001001\n');
    await expect(await screen.findByRole('combobox', { name: '“未命名（B）”导入为' })).toHaveDisplayValue('证件号码');
  },
};

/**
 * The user can correct the faulty persons in the dialog. Alternatively, the user can import only the persons without
 * problems.
 */
export const PutsFaultyPersonsRight: Story = {
  play: async () => {
    await take(faulty, '名单.xlsx');
    await expect(await screen.findByRole('button', { name: '仅导入没有问题的 480 人' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: '修改有问题的 20 人' }));
    await expect(await screen.findByText('还有 20 人的信息需要修改')).toBeVisible();
    await expect(screen.getByRole('grid')).toBeVisible();
  },
};

/** Persons who were left out of an earlier import are offered until the user imports them. */
export const OffersThoseLeftOutBefore: Story = {
  args: { leftOut: { recall: () => ({ fileName: '名单.xlsx', persons: faultyRoster }), keep: fn() } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '继续修改' }));
    await expect(await screen.findByText('名单（上次未导入的人员）：读到 4 人')).toBeVisible();
  },
};

export const Gallery: Story = {
  play: async () => {
    await take(faulty, '名单.xlsx');
    await expect(await screen.findByText('名单.xlsx：读到 500 人')).toBeVisible();
  },
};
