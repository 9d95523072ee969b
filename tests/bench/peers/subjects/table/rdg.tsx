import { root } from '@bench/bench';
import { checkAll, columns, text, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';

import 'react-data-grid/lib/styles.css';
import { useState } from 'react';
import { DataGrid, renderTextEditor } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
const cols = [
  ...columns.map((c) => ({
    key: c.key,
    name: c.title,
    width: c.width,
    renderEditCell: renderTextEditor,
    renderCell: ({ row }: { row: Person }) => text(row, c.key),
  })),
  { key: 'act', name: '操作', width: 80, renderCell: () => <button type="button">删除</button> },
];
let current: Person[] = [];
let set: (r: Person[]) => void;
let setErrors: (e: Set<number>) => void;
function App({ rows }: { rows: Person[] }) {
  const [value, setValue] = useState(rows);
  const [errors, setE] = useState(() => new Set<number>());
  current = value;
  set = setValue;
  setErrors = setE;
  return (
    <DataGrid
      style={{ height: VIEW, width: 1000, blockSize: VIEW }}
      columns={cols as any}
      rows={value}
      rowKeyGetter={(r) => r.id}
      rowHeight={36}
      onRowsChange={setValue}
      rowClass={(r) => (errors.has(r.id) ? 'bad' : undefined)}
    />
  );
}
exposeTable('rdg', {
  edit: 'dblclick',
  notes: 'react-data-grid 7.0.0-beta.61 (the tagged 6.1.0 needs React 16)',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) =>
    document.querySelector(
      `.rdg [role=row][aria-rowindex="${row + 2}"] [role=gridcell]:nth-child(${columns.findIndex((c) => c.key === key) + 1})`,
    ),
  scroller: () => document.querySelector('.rdg'),
  model: (row, key) => current[row][key],
  insert(more) {
    flushSync(() => set([...more, ...current]));
  },
  validate() {
    const e = checkAll(current);
    flushSync(() => setErrors(new Set([...e.keys()].map((i) => current[i].id))));
    return e.size;
  },
});
