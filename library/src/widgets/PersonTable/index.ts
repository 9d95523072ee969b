export { PersonTable, type PersonTableProps } from './PersonTable.tsx';
export type { PersonTableHandle } from './usePersonTableHandle.ts';
export type { PersonTableSchemes } from './usePersonTableModel.ts';
