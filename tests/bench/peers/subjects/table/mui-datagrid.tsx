import { root } from '@bench/bench';
import { checkAll, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
const options: Record<string, { value: string; label: string }[]> = Object.fromEntries(
  Object.entries({ idType: idTypes, sex: sexes, plan: plans }).map(([k, v]) => [
    k,
    v.map(([value, label]) => ({ value, label })),
  ]),
);
const cols: GridColDef[] = [
  ...columns.map(
    (c) =>
      ({
        field: c.key,
        headerName: c.title,
        width: c.width,
        editable: true,
        ...(options[c.key] ? { type: 'singleSelect', valueOptions: options[c.key] } : {}),
      }) as GridColDef,
  ),
  { field: 'act', headerName: '操作', width: 80, renderCell: () => <button type="button">删除</button> },
];
let current: Person[] = [];
let set: (r: Person[]) => void;
let setErrors: (e: Map<number, string>) => void;
function App({ rows }: { rows: Person[] }) {
  const [value, setValue] = useState(rows);
  const [errors, setE] = useState(new Map<number, string>());
  current = value;
  set = setValue;
  setErrors = setE;
  return (
    <div style={{ height: VIEW, width: 1000 }}>
      <DataGrid
        rows={value}
        columns={cols}
        rowHeight={36}
        density="compact"
        pageSizeOptions={[100]}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        processRowUpdate={(row) => {
          setValue((v) => v.map((x) => (x.id === row.id ? row : x)));
          return row;
        }}
        getRowClassName={(p) => (errors.size && errors.has(value.indexOf(p.row)) ? 'bad' : '')}
      />
    </div>
  );
}
exposeTable('mui-datagrid', {
  edit: 'dblclick',
  notes: 'MUI X DataGrid community: at most 100 rows a page, so larger sets are paged, not scrolled',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => document.querySelector(`.MuiDataGrid-row[data-rowindex="${row}"] [data-field="${key}"]`),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
  model: (row, key) => current[row][key],
  insert(more) {
    flushSync(() => set([...more, ...current]));
  },
  validate() {
    const e = checkAll(current);
    flushSync(() => setErrors(e));
    return e.size;
  },
});
