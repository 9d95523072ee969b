export { Cascader, type CascaderFieldProps, type CascaderProps } from './Cascader.tsx';
export type { CascaderOption, CascaderSource, TextMarks } from './cascaderSource.ts';
export { type RecentChoices, recentChoicesIn } from './recentChoices.ts';
