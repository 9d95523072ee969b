export { CoverTable, type CoverTableProps } from './CoverTable.tsx';
