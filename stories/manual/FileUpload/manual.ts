import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes files and sends them: chosen, dropped or pasted, three at a time, large images made smaller first.',
  goodFor: [
    'materials of an application or an endorsement (保全): licences, contracts, photographs',
    'several files whose progress, failures and removal matter',
  ],
  insteadOf: [
    ['`FileDrop`', 'the file is read on the spot and not sent'],
    ['`RosterImport`', 'the file is a list of persons'],
  ],
  keyboard: [
    ['Enter / Space', 'on the button: opens the system’s file dialog'],
    ['Ctrl + V (⌘ V)', 'while focus is in the drop area: takes files from the clipboard'],
    ['Tab', 'to the buttons of each file: cancel, try again, remove'],
    ['Enter / Space', 'on 撤销 (undo), where focus goes after a removal: puts the file back'],
  ],
  accessibility: [
    'Every button of a row names its file, so they can be told apart.',
    'How many files are under way, there, or in trouble is a `status`; a removal is announced with its way back.',
    'Focus stays: cancelling turns into removing in place, and a removal leads to its undo.',
    'Kinds are judged by content, not by the name; why a file was refused stands in its row.',
  ],
};
