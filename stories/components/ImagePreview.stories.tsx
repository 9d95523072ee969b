import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { ImagePreview } from '@tuanbao/library/components/ImagePreview';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** A drawn picture of a document. It contains no data of a real person. */
const drawn = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1100" viewBox="0 0 1600 1100">
    <rect width="1600" height="1100" fill="#fbf7ec"/><rect x="60" y="60" width="1480" height="980" fill="none" stroke="#b08d3c" stroke-width="12"/>
    <text x="800" y="260" font-size="110" text-anchor="middle" fill="#333">${words}</text>
    <circle cx="1240" cy="780" r="150" fill="none" stroke="#c0392b" stroke-width="14"/>
  </svg>`,
  )}`;

const licence = { id: 'licence', title: '营业执照.png', src: drawn('营业执照（样张）') };
const gone = { id: 'gone', title: '游泳场所照片 · 泳池.png', src: 'data:image/png;base64,AAAA' };
const list = { id: 'list', title: '人员清单（加盖公章） · 扫描件.png', src: drawn('人员清单（样张）') };
const several = [licence, gone, list];

const meta = {
  title: 'Components/ImagePreview',
  component: ImagePreview,
  args: { pictures: [licence], isOpen: true, onOpenChange: () => undefined },
} satisfies Meta<typeof ImagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  render: function Owned(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>营业执照.png</Button>
        <ImagePreview {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '营业执照.png' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '营业执照.png' });
    await expect(screen.getByRole('img', { name: '营业执照.png' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '原始大小' }));
    await expect(screen.getByRole('button', { name: '原始大小', pressed: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The link of a stored picture has expired, so the picture can't be shown. */
export const Gone: Story = {
  args: { pictures: [gone] },
  play: async () => {
    await expect(await screen.findByText('图片未能显示，请在新标签页中打开')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '原始大小' })).toBeNull();
  },
};

const shows = async (title: string, place: string) => {
  await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent(`第 ${place} 张，共 3 张：${title}`);
  await expect(screen.getByText(`${place} / 3`)).toBeVisible();
};

/**
 * Buttons and arrow keys show another picture. The focus stays on the button, and screen readers announce the new
 * picture.
 */
export const Several: Story = {
  args: { pictures: several, defaultValue: 'list' },
  play: async () => {
    await shows(list.title, '3');
    const next = screen.getByRole('button', { name: '下一张' });
    await userEvent.click(next);
    await shows(licence.title, '1');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await shows(gone.title, '2');
    await expect(await screen.findByText('图片未能显示，请在新标签页中打开')).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await shows(licence.title, '1');
    await expect(screen.getByRole('img', { name: licence.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '上一张' }));
    await shows(list.title, '3');
  },
};

export const Gallery: Story = { args: { pictures: several, defaultValue: 'list' } };
