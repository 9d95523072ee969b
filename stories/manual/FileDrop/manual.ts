import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes files: chosen by a button, dropped on it, or pasted.',
  chinese: { name: '文件拖放区', purpose: '接收文件：按钮选择、拖入或粘贴。' },
  synonyms: ['拖拽', '选择文件', 'drop', 'zone'],
  goodFor: [
    'one file or a few of known kinds: a roster (人员清单), a scan of a licence',
    'places where people drag files in from a chat or a folder',
  ],
  insteadOf: [
    ['`FileUpload`', 'files are sent one by one, with their progress and the way to remove them'],
    ['`RosterImport`', 'the file is a list of persons'],
  ],
  keyboard: [
    ['Enter / Space', "on the button: opens the system's file dialog"],
    ['Ctrl + V (⌘ V)', 'while focus is inside: takes files from the clipboard'],
  ],
  accessibility: [
    'A group named by its label; the button works without a mouse, and dropping is only ever a second way.',
    'What is accepted, and why a file was refused, is linked to the button; a refusal is an alert.',
    'The same file can be chosen again after it was corrected.',
  ],
};
