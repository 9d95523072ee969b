import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface DocumentViewerMessages {
  readonly loading: string;
  readonly failed: string;
  readonly damaged: string;
  readonly retry: string;
  readonly pages: (count: number) => string;
  readonly noViewer: string;
  readonly noForm: string;
  readonly download: string;
  readonly print: string;
  readonly newTab: string;
  readonly fullSize: string;
}

export const messages: MessagePack<DocumentViewerMessages> = messagePack<DocumentViewerMessages>(
  {
    loading: '正在打开文件',
    failed: '文件未能打开',
    damaged: '图片已损坏，无法显示；可以下载后查看',
    retry: '重试',
    pages: (count) => counted`共 ${count} 页`,
    noViewer: '此浏览器不能在页面内显示 PDF，请下载或在新标签页中打开',
    noForm: '此类文件不能在页面内显示，请下载后查看',
    download: '下载',
    print: '打印',
    newTab: '在新标签页中打开',
    fullSize: '原始大小',
  },
  {
    loading: 'Opening the file',
    failed: 'The file could not be opened',
    damaged: 'The picture is damaged and can’t be shown. Download it to view it',
    retry: 'Try again',
    pages: (count) => plural(count, 'page'),
    noViewer: 'This browser can’t show PDFs on the page. Download it or open it in a new tab',
    noForm: 'This type of file can’t be shown on the page. Download it to view it',
    download: 'Download',
    print: 'Print',
    newTab: 'Open in a new tab',
    fullSize: 'Full size',
  },
);
