import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes files and sends them one by one: photographs and scans, PDF, films.',
  chinese: { name: '文件上传', purpose: '接收并逐个上传文件：照片、扫描件、PDF、视频。' },
  synonyms: ['上传', '附件', '照片', 'upload', 'attachment'],
  goodFor: [
    'materials of an order, an endorsement or an invoice: business licence (营业执照), authorisation, site photographs',
    "the contract video of a construction order (`accept={['video']}`)",
  ],
  insteadOf: [
    ['`FileDrop`', 'the page reads the file itself and sends nothing'],
    ['`RosterImport`', 'the file is a list of persons'],
  ],
  keyboard: [
    [
      'Enter / Space',
      "on the first button: opens the system's file dialog; on a row's buttons: cancels, tries again, removes; on the name of a picture or PDF: shows it over the page (`ImagePreview`, `DocumentViewer`; their code comes with the first one)",
    ],
    ['Ctrl + V (⌘ V)', 'while focus is on the surface: takes files from the clipboard'],
    ['Tab', 'surface, then the buttons of each file in its order'],
  ],
  accessibility: [
    'A group named by its label; what is taken, the limits and the error are linked to its button.',
    'The files are a list of the same name; every button names its file.',
    'How many are under way, there or in trouble is announced politely, each removal with the way back.',
    'How far each file is stands beside it as a progress bar in per cent; what a lost connection stopped goes on by itself.',
    'Focus stays: cancelling turns into removing in place, removing leads to undo, undo leads back to the file.',
    'A strict Content Security Policy needs `frame-src blob:` for PDFs, and `connect-src` the host that `url` names.',
    'A file is judged by its content; why it is refused and what to do stands beside it in words.',
  ],
};
