export { OccupationTable, type OccupationTableProps } from './OccupationTable.tsx';
