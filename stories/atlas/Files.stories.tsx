import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload, type UploadedFile, type UploadFile } from '@tuanbao/library/components/FileUpload';
import { expect, fireEvent, waitFor, within } from 'storybook/test';

import { photographOf } from '../fixtures/files.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

/** Upload that stops at a progress of 40 %. If the name of the file starts with 失败, the upload fails. */
const upload: UploadFile = (file, { signal, onProgress }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    onProgress(0.4);
    if (file.name.startsWith('失败')) reject(new Error('socket'));
  });

const meta = {
  title: 'Atlas/Files',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: FileUpload,
  args: { label: '投保材料', upload },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const license: UploadedFile = { id: 'f1', name: '营业执照.pdf', kind: 'pdf', size: 1_258_291 };
const contract: UploadedFile = { id: 'f2', name: '施工合同签署.mp4', kind: 'video', size: 104_857_600 };

async function drop(surface: HTMLElement, files: readonly File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  await fireEvent(surface, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export const EveryState: Story = {
  render: (args) => (
    <Sheet>
      <Tile name="空">
        <FileUpload {...args} isRequired maxFiles={5} description="请上传加盖公章的营业执照" />
      </Tile>
      <Tile name="有误">
        <FileUpload {...args} accept={['image']} errorMessage="请上传场所照片" />
      </Tile>
      <Tile name="停用">
        <FileUpload {...args} accept={['video']} defaultValue={[contract]} isDisabled />
      </Tile>
      <Tile name="已上传">
        <FileUpload {...args} defaultValue={[license, contract]} accept={['image', 'pdf', 'video']} />
      </Tile>
      <Tile name="只读">
        <FileUpload {...args} defaultValue={[license, contract]} isReadOnly />
      </Tile>
      <Tile name="只读，没有文件">
        <FileUpload {...args} isReadOnly />
      </Tile>
      <Tile name="排队、上传、失败">
        <FileUpload {...args} label="正在上传的材料" />
      </Tile>
      <Tile name="被拒绝">
        <FileUpload {...args} label="不合要求的材料" maxFiles={5} limits={{ pdfBytes: 4096, rawImagePixels: 10_000 }} />
      </Tile>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const surface = (name: string) => canvas.getByRole('group', { name });
    await drop(surface('正在上传的材料'), ['失败的材料.pdf', '一.pdf', '二.pdf', '三.pdf', '四.pdf'].map(pdf));
    await drop(surface('不合要求的材料'), [
      new File(['MZ'], '营业执照.jpg'),
      new File(['\0\0\0\u0018ftypheic'], 'IMG_0231.HEIC'),
      new File([], '授权书.pdf'),
      new File(['%PDF-1.7', new Uint8Array(5000)], '保单扫描件.pdf'),
      await photographOf('全景.jpg'),
      pdf('多出的.pdf'),
    ]);
    const running = within(await canvas.findByRole('list', { name: '正在上传的材料' }));
    await waitFor(() => expect(running.getAllByRole('progressbar')).toHaveLength(3));
    await expect(await running.findByText('等待上传')).toBeVisible();
    const refused = within(await canvas.findByRole('list', { name: '不合要求的材料' }));
    await expect(await refused.findByText(/万像素/)).toBeVisible();
  },
};
