import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload, UploadError, type UploadedFile, type UploadFile } from '@tuanbao/library/components/FileUpload';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { photographOf } from '../fixtures/files.ts';
import { Stack } from './Layout.styles.ts';

/**
 * Upload whose result depends on the name of the file: with 失败 it fails, with 已传 it succeeds, otherwise it stays at 40
 * %.
 */
const uploadByName: UploadFile = (file, { signal, onProgress }) =>
  new Promise<UploadedFile>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    onProgress(0.4);
    if (file.name.includes('失败')) reject(new UploadError('存储服务暂不可用，请稍后重试'));
    if (file.name.includes('已传')) resolve({ id: file.name, name: file.name, kind: 'image', size: file.size });
  });

const license: UploadedFile = { id: 'f1', name: '营业执照.pdf', kind: 'pdf', size: 1_258_291, url: '#license' };
const longNamed: UploadedFile = {
  id: 'f2',
  name: '上海远山精密机械制造有限公司第二分公司二〇二六年度雇主责任保险被保险人名单及劳动关系证明材料（盖章扫描件）最终版.pdf',
  kind: 'pdf',
  size: 18_874_368,
};
const contract: UploadedFile = { id: 'f3', name: '施工合同签署.mp4', kind: 'video', size: 104_857_600 };

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: { label: '投保材料', description: '请上传加盖公章的营业执照', upload: uploadByName, onChange: fn() },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function drop(label: string | RegExp, files: readonly File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const target = screen.getByRole('group', { name: label });
  await fireEvent(target, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

export const Empty: Story = { args: { isRequired: true, maxFiles: 5 } };

/** Three files are being uploaded; the fourth waits. */
export const Queued: Story = {
  play: async ({ canvas }) => {
    await drop(
      '投保材料',
      ['劳动合同一', '劳动合同二', '劳动合同三', '劳动合同四'].map((name) => pdf(`${name}.pdf`)),
    );
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3));
    await expect(canvas.getByText('等待上传')).toBeVisible();
  },
};

export const Uploading: Story = {
  play: async ({ canvas }) => {
    await drop('投保材料', [pdf('授权书.pdf')]);
    await expect(await canvas.findByRole('progressbar', { name: '正在上传 授权书.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    await drop('投保材料', [pdf('失败.pdf')]);
    await expect(await canvas.findByText('存储服务暂不可用，请稍后重试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试 失败.pdf' })).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await drop('投保材料', [await photographOf('已传的厂区照片.jpg')]);
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith([expect.objectContaining({ id: '已传的厂区照片.jpg' })]);
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
  },
};

/** For each refused file, the user sees the problem and how to solve it. */
export const Refused: Story = {
  args: { maxFiles: 4 },
  play: async ({ canvas }) => {
    await drop('投保材料', [
      new File(['MZ'], '营业执照.jpg', { type: 'image/jpeg' }),
      new File(['名单'], '人员名单.txt'),
      new File(['\0\0\0\u0018ftypheic'], 'IMG_0231.HEIC'),
      new File([], '授权书.pdf'),
      pdf('多出的.pdf'),
    ]);
    await expect(await canvas.findByText(/文件内容与扩展名不符/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('最多 4 个文件，未添加：多出的.pdf');
  },
};

export const RemovedWithUndo: Story = {
  args: { defaultValue: [license, contract] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 营业执照.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([contract]);
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤销 营业执照.pdf' })).toHaveFocus());
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: [license, contract] } };

export const LongNames: Story = { args: { defaultValue: [longNamed] } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <FileUpload {...args} isRequired maxFiles={5} />
      <FileUpload {...args} label="上传中的材料" defaultValue={[license, longNamed]} />
      <FileUpload {...args} label="缺少的材料" accept={['image']} errorMessage="请上传场所照片" />
      <FileUpload {...args} label="合同视频" accept={['video']} isDisabled defaultValue={[contract]} />
      <FileUpload {...args} label="已交材料" isReadOnly defaultValue={[license, contract]} />
      <FileUpload {...args} label="未交材料" isReadOnly />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drop('上传中的材料', [
      await photographOf('已传的厂区照片.jpg'),
      pdf('授权书.pdf'),
      pdf('失败.pdf'),
      new File(['MZ'], '伪装.jpg'),
    ]);
    const rows = within(canvas.getByRole('list', { name: '上传中的材料' }));
    await expect(await rows.findByText('存储服务暂不可用，请稍后重试')).toBeVisible();
    await expect(await rows.findByText(/文件内容与扩展名不符/)).toBeVisible();
    await expect(rows.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
  },
};
