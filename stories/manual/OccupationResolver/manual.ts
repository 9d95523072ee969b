import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Finds the occupations (职业) of a pasted list of job titles (职位名称) in one go.',
  chinese: { name: '职业批量匹配', purpose: '一次匹配粘贴的多个职位名称对应的职业。' },
  synonyms: ['岗位匹配', '批量', 'job', 'titles'],
  goodFor: ["an employer's own list of jobs, one a line or a column of a sheet, before a scheme is written"],
  insteadOf: [
    ['`OccupationPicker`', 'one occupation is asked for'],
    ['`RosterImport`', 'the list is of persons'],
  ],
  keyboard: [
    ['any text', 'into the list; matches appear below as it is written or pasted'],
    ['Tab', 'from the list through the occupation of each title to the buttons'],
    ['↑ ↓', 'in an occupation: the next, the previous answer'],
    ['Enter', 'on 其他职业…: the whole tree in place of the answers, which the same button brings back'],
    ['Esc', 'closes; the list is kept'],
  ],
  accessibility: [
    'How many titles were read and how many are to be confirmed is announced as a `status`.',
    'Each occupation is a field named after its title; what is open is said in words beside it.',
    'Titles beyond the most that are read are told in the same `status`.',
    'A refused occupation is named with the reason and cannot be chosen.',
  ],
  frameHeight: 640,
};
