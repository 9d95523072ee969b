import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { licenceScan, orderMaterials, returnedMaterials, rosterScan } from '@tuanbao/library/samples/materials';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/MaterialsUpload',
  component: MaterialsUpload,
  args: { materials: orderMaterials, upload: takeFile, onChange: fn() },
} satisfies Meta<typeof MaterialsUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const inputOf = (canvasElement: HTMLElement, place: number) => {
  const input = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')[place];
  if (!input) throw new Error('no such upload');
  return input;
};

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/不超过 20 MB/)).toHaveLength(1);
    for (const line of canvas.getAllByRole('group')) await expect(line.offsetHeight).toBeLessThan(60);
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent(
      '还缺 3 项：营业执照、人员清单（加盖公章）、授权书',
    );
  },
};

export const OneArrives: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement, 0), pdf('营业执照.pdf'));

    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        businessLicence: [expect.objectContaining({ name: '营业执照.pdf' })],
      }),
    );
    await expect(canvas.getByText('还缺 2 项：人员清单（加盖公章）、授权书')).toBeVisible();
  },
};

export const TriedToSend: Story = {
  args: { shouldShowMissing: true, defaultValue: { businessLicence: [licenceScan] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请上传授权书')).toBeVisible();
    await expect(canvas.queryByText('请上传营业执照')).toBeNull();
  },
};

/** A rejected file stays visible with the reason until the user replaces the file. */
export const SentBack: Story = {
  args: {
    materials: returnedMaterials,
    defaultValue: { businessLicence: [licenceScan], stampedRoster: [rosterScan] },
  },
  play: async ({ canvas }) => {
    const reason = /^已退回：影印件缺少公章，统一社会信用代码无法辨认/;
    await expect(canvas.getByText(reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除 营业执照.pdf' }));

    await expect(canvas.queryByText(reason)).toBeNull();
    await expect(canvas.getByText('还缺 2 项：营业执照、授权书')).toBeVisible();
  },
};

export const Complete: Story = {
  args: {
    defaultValue: {
      businessLicence: [licenceScan],
      stampedRoster: [rosterScan],
      authorisationBook: [{ ...licenceScan, id: 'm3', name: '授权书.pdf' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('必传资料 3 项，已齐全')).toBeVisible();
  },
};

/**
 * A material needs a document that the user prints and stamps. The button that prints the document is shown beside the
 * upload.
 */
export const WithItsForm: Story = {
  args: { beside: { stampedRoster: <Button>打印人员清单，盖章后上传</Button> } },
  play: async ({ canvas }) => {
    const [, roster] = canvas.getAllByRole('listitem');
    await expect(within(roster!).getByRole('group', { name: '人员清单（加盖公章）' })).toBeVisible();
    await expect(within(roster!).getByRole('button', { name: '打印人员清单，盖章后上传' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: { businessLicence: [licenceScan], stampedRoster: [rosterScan] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NothingAskedFor: Story = {
  args: { materials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无需上传资料')).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 missing: /)).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <MaterialsUpload {...args} id="due" shouldShowMissing defaultValue={{ stampedRoster: [rosterScan] }} />
      <Narrow>
        <MaterialsUpload
          {...args}
          id="returned"
          materials={returnedMaterials.slice(0, 2)}
          defaultValue={{ businessLicence: [licenceScan], stampedRoster: [rosterScan] }}
        />
      </Narrow>
      <MaterialsUpload
        {...args}
        id="read"
        isReadOnly
        materials={orderMaterials.slice(0, 2)}
        defaultValue={{ businessLicence: [licenceScan] }}
      />
    </Stack>
  ),
};
