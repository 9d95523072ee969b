export { PersonTable, type PersonTableProps } from './PersonTable.tsx';
export type { PersonTableHandle } from './usePersonTableHandle.ts';
