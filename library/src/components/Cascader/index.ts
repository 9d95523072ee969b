export { Cascader, type CascaderFieldProps, type CascaderProps } from './Cascader.tsx';
export type { CascaderOption, CascaderSource } from './cascaderSource.ts';
