import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from '@tuanbao/library/components/FileDrop';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: { label: '被保险人名单', description: '.xlsx 或 .csv，不超过 10 MB', accept: ['.xlsx', '.csv'], onFiles: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileNamed = (name: string) => new File(['姓名,证件号码'], name);

function drop(target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return fireEvent(target, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveAccessibleDescription(/10 MB/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    const roster = fileNamed('名单.xlsx');
    await userEvent.upload(input, roster);

    await expect(args.onFiles).toHaveBeenCalledWith([roster]);
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const roster = fileNamed('名单.CSV');
    await drop(canvas.getByRole('group', { name: '被保险人名单' }), roster);

    await expect(args.onFiles).toHaveBeenCalledWith([roster]);
  },
};

export const WrongType: Story = {
  play: async ({ canvas, args }) => {
    await drop(canvas.getByRole('group'), fileNamed('名单.docx'));

    await expect(canvas.getByRole('alert')).toHaveTextContent('不支持的文件类型：名单.docx');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <FileDrop {...args} />
      <FileDrop {...args} errorMessage="文件已损坏，无法读取" buttonLabel="重新选择名单" />
      <FileDrop {...args} isDisabled />
    </Stack>
  ),
};
