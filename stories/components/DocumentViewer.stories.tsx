import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { DocumentViewer } from '@tuanbao/library/components/DocumentViewer';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { certificatePicture, damagedPicture, drawing, policyPdf } from '../fixtures/documents.ts';

/** Pretends, for one story, that the browser has or hasn't a PDF viewer. */
const withPdfViewer = (hasViewer: boolean) => () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, get: () => hasViewer });
  return () => {
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  };
};

const meta = {
  title: 'Components/DocumentViewer',
  component: DocumentViewer,
  args: {
    title: '电子保单',
    isOpen: true,
    onOpenChange: fn(),
    load: () => Promise.resolve(policyPdf),
  },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = '电子保单') => within(await screen.findByRole('dialog', { name }));

export const Pdf: Story = {
  beforeEach: withPdfViewer(true),
  play: async () => {
    const viewer = await dialog();

    await expect(await viewer.findByTitle('电子保单')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await expect(viewer.getByText('共 3 页')).toBeVisible();
    await expect(viewer.getByRole('button', { name: '打印' })).toBeVisible();
  },
};

export const PdfWithoutViewer: Story = {
  beforeEach: withPdfViewer(false),
  play: async () => {
    const viewer = await dialog();

    await expect(await viewer.findByText(/不能在页面内显示 PDF/)).toBeVisible();
    await expect(viewer.getByRole('link', { name: /在新标签页中打开/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^blob:/),
    );
    await expect(viewer.queryByRole('button', { name: '打印' })).toBeNull();
  },
};

export const Picture: Story = {
  args: { title: '一般纳税人资格证明', load: certificatePicture },
  play: async () => {
    const viewer = await dialog('一般纳税人资格证明');
    const picture = await viewer.findByRole('img', { name: '一般纳税人资格证明' });
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThan(0));
    const fitted = picture.clientWidth;
    await userEvent.click(viewer.getByRole('button', { name: '原始大小' }));

    await waitFor(() => expect(picture.clientWidth).toBe(1600));
    await expect(fitted).toBeLessThan(1600);
  },
};

export const DamagedPicture: Story = {
  args: { title: '营业执照', load: () => Promise.resolve(damagedPicture) },
  play: async () => {
    await expect(await screen.findByText(/图片已损坏/)).toBeVisible();
    await expect(screen.getByRole('button', { name: '下载' })).toBeVisible();
  },
};

export const OnlyToDownload: Story = {
  args: { title: '厂区平面图', load: () => Promise.resolve(drawing) },
  play: async () => {
    await expect(await screen.findByText(/此类文件不能在页面内显示/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: /在新标签页中打开/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await expect(await screen.findByText('正在打开文件')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { describeFailure: () => '系统繁忙，请稍后重试' },
  render: function LostOnce(args) {
    const [answers] = useState(() => [() => Promise.reject(new Error('lost')), () => Promise.resolve(drawing)]);
    return <DocumentViewer {...args} load={() => (answers.length > 1 ? answers.shift() : answers[0])!()} />;
  },
  play: async () => {
    const viewer = await dialog();
    await expect(await viewer.findByRole('alert')).toHaveTextContent('系统繁忙，请稍后重试');
    await userEvent.click(viewer.getByRole('button', { name: '重试' }));

    await expect(await viewer.findByText('厂区平面图.svg')).toBeVisible();
  },
};

export const GivesFocusBack: Story = {
  args: { load: certificatePicture },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>查看电子保单</Button>
        <DocumentViewer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '查看电子保单' });
    await userEvent.click(opener);
    await (await dialog()).findByRole('img');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { title: 'E-policy' },
  beforeEach: withPdfViewer(false),
  play: async () => {
    await expect(await screen.findByText('3 pages')).toBeVisible();
  },
};

export const Gallery: Story = {
  args: {
    title: '双江拉祜族佤族布朗族傣族自治县远山精密机械制造有限公司一般纳税人资格证明',
    load: certificatePicture,
  },
  play: async () => {
    await screen.findByRole('img');
  },
};
