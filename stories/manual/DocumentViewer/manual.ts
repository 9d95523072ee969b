import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows a document (电子保单, 批单, 发票, 报价单, 证明) over the page, with the ways to download, print and open it elsewhere.',
  chinese: {
    name: '文档查看器',
    purpose: '在页面上方显示电子保单、批单、发票、报价单或证明，可下载、打印或在别处打开。',
  },
  synonyms: ['电子保单', '预览', 'PDF', 'preview'],
  goodFor: [
    'a PDF or a picture that the server writes or keeps: `load` fetches it with each opening',
    'browsers without a PDF viewer, as on phones: they get the document to download or open in a new tab',
  ],
  insteadOf: [
    ['`ImagePreview`', 'it is a picture among others that were uploaded'],
    ['`Link`', 'the document is on another host: a page may not fetch it from there'],
    ['`FileUpload`', 'files are handed in'],
    ['`QuotationSheet`', 'a quotation is read and compared on the page itself'],
  ],
  keyboard: [
    ['Esc', 'closes it; inside the browser’s own PDF viewer keys are the viewer’s, Shift + Tab leads out of it'],
    ['Tab / Shift + Tab', 'close button, document, ways'],
    ['Arrow keys', 'scroll a picture that is larger than its place'],
  ],
  accessibility: [
    'A `dialog` named by `title`, which also names the frame or picture.',
    'Name, pages and size are a `status`: what was loading is announced once it is there; a failure is an alert with its retry.',
    'Focus returns to where it was on closing.',
    'Only PDF and pictures get an address in a new tab: a page or drawing with scripts would run as the page itself.',
    "A strict Content Security Policy needs `frame-src blob:` and `img-src blob:`; for an `address` of your own `frame-src 'self'`.",
    "WebKit subjects a framed `blob:` to the policy of your page: under `frame-ancestors 'none'` it shows nothing. Give an `address` whose response says `frame-ancestors 'self'`, or `showIn` where a form has to be posted.",
  ],
  frameHeight: 620,
};
