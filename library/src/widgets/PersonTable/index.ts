export { PersonTable, type PersonTableProps } from './PersonTable.tsx';
