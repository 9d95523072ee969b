import { screen, waitFor } from '@testing-library/react';
import { DocumentViewer, type DocumentViewerProps } from '@tuanbao/library/components/DocumentViewer';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { documentFormOf, pageCountOf } from '../../library/src/components/DocumentViewer/viewedDocument.ts';
import { policyPdf } from '../../stories/fixtures/documents.ts';
import { renderInChinese } from './inChinese.tsx';

describe('how a document is shown', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['Application/PDF; charset=binary', 'pdf'],
    ['image/jpeg', 'picture'],
    ['image/svg+xml', 'other'],
    ['text/html', 'other'],
    ['', 'other'],
  ])('%j: %s', (type, form) => {
    expect(documentFormOf(type)).toBe(form);
  });
});

type Load = DocumentViewerProps['load'];

const countOf = (text: string) => pageCountOf(new Blob([text]));

describe('how many pages a PDF has', () => {
  it('is the count of its page tree, of the root if trees are nested', async () => {
    expect(await pageCountOf(policyPdf.content)).toBe(3);
    expect(
      await countOf('%PDF-1.7 <</Count 12/Kids[1 0 R]/Type/Pages>> <</Type/Pages/Kids[2 0 R]/Count 5/Parent 1 0 R>>'),
    ).toBe(12);
  });

  it('is unknown if the tree is compressed, for other files, and for outlines', async () => {
    expect(await countOf('%PDF-1.7 <</Type /ObjStm>>')).toBeNull();
    expect(await countOf('%PDF-1.7 <</Type /Outlines /Count 7>>')).toBeNull();
    expect(await countOf('<</Type /Pages /Count 7>>')).toBeNull();
  });
});

const props = (changed: Partial<DocumentViewerProps> = {}): DocumentViewerProps => ({
  title: '电子保单',
  isOpen: true,
  onOpenChange: () => undefined,
  load: () => Promise.resolve(policyPdf),
  ...changed,
});

const loadWithAddress = () => Promise.resolve({ ...policyPdf, address: '/policies/1/view' });

const wordsOf = (error: unknown) => (error as Error).message;

/** Pretends that the browser can show PDF files. jsdom doesn't know this property. */
const showPdfs = () => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });

describe('a viewer', () => {
  const addresses = new Set<string>();
  afterEach(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
  afterEach(() => {
    vi.restoreAllMocks();
    addresses.clear();
  });

  /** Replaces the functions for object URLs. Then the test can count the URLs that aren't released yet. */
  const countAddresses = () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      const address = `blob:${addresses.size}`;
      addresses.add(address);
      return address;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => addresses.delete(address));
  };

  it('names the document, its pages and its size once it is there', async () => {
    countAddresses();
    renderInChinese(<DocumentViewer {...props()} />);
    expect(screen.getByText('正在打开文件')).toBeVisible();

    expect(await screen.findByText('共 3 页')).toBeVisible();
    expect(screen.getByText(policyPdf.name)).toBeVisible();
    expect(screen.getByText('1.1 KB')).toBeVisible();
  });

  it('releases the document when it is closed, and loads it again when it is opened again', async () => {
    countAddresses();
    const load = vi.fn<Load>(() => Promise.resolve(policyPdf));
    const { rerender } = renderInChinese(<DocumentViewer {...props({ load })} />);
    await screen.findByText('共 3 页');
    expect(addresses.size).toBe(1);
    rerender(<DocumentViewer {...props({ load, isOpen: false })} />);
    expect(addresses.size).toBe(0);
    rerender(<DocumentViewer {...props({ load })} />);
    await screen.findByText('共 3 页');

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('cancels loading when it is closed before the document is there', async () => {
    countAddresses();
    const asked: AbortSignal[] = [];
    const load = (signal: AbortSignal) => {
      asked.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { unmount } = renderInChinese(<DocumentViewer {...props({ load })} />);
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();

    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('shows why loading failed, and the document after a retry', async () => {
    countAddresses();
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('保单尚未出具')).mockResolvedValue(policyPdf);
    const { user } = renderInChinese(<DocumentViewer {...props({ load, describeFailure: wordsOf })} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('文件未能打开保单尚未出具');
    expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('共 3 页')).toBeVisible();
  });

  it('saves the document under its own name', async () => {
    countAddresses();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = renderInChinese(<DocumentViewer {...props()} />);
    await user.click(await screen.findByRole('button', { name: '下载' }));

    await waitFor(() => expect(saved).toEqual([policyPdf.name]));
  });

  it('offers no new tab for a drawing that may contain scripts', async () => {
    countAddresses();
    const drawing = { name: '平面图.svg', type: 'image/svg+xml', content: new Blob(['<svg/>']) };
    renderInChinese(<DocumentViewer {...props({ load: () => Promise.resolve(drawing) })} />);

    expect(await screen.findByText(/此类文件不能在页面内显示/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows a PDF in a frame by its own address, which a new tab opens too, and saves the loaded data', async () => {
    countAddresses();
    showPdfs();
    renderInChinese(<DocumentViewer {...props({ load: loadWithAddress })} />);

    expect(await screen.findByTitle('电子保单')).toHaveAttribute('src', '/policies/1/view#navpanes=0');
    expect(screen.getByRole('link', { name: /在新标签页中打开/ })).toHaveAttribute('href', '/policies/1/view');
  });

  it('fills its frame by a form if no address names the document', async () => {
    countAddresses();
    showPdfs();
    const showIn = vi.fn<(frameName: string) => void>();
    renderInChinese(<DocumentViewer {...props({ load: () => Promise.resolve({ ...policyPdf, showIn }) })} />);
    const frame = await screen.findByTitle<HTMLIFrameElement>('电子保单');

    await waitFor(() => expect(showIn).toHaveBeenCalledWith(frame.name));
    expect(frame.name).toMatch(/^[a-z]/); // Names that begin with an underscore are reserved for the browser.
    expect(frame).not.toHaveAttribute('src');
  });
});
