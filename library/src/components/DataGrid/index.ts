export { DataGrid, type DataGridProps } from './DataGrid.tsx';
export type { DataGridColumn, DataGridSort } from './dataGridColumn.ts';
