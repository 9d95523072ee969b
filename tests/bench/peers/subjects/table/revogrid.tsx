import { root } from '@bench/bench';
import { checkAll, columns, text, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import { RevoGrid } from '@revolist/react-datagrid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
let current: Person[] = [];
let errors = new Map<number, string>();
let set: (r: Person[]) => void;
const cols = [
  ...columns.map((c) => ({
    prop: c.key,
    name: c.title,
    size: c.width,
    cellTemplate: (_h: any, p: any) => text(p.model, c.key),
    cellProperties: ({ rowIndex }: any) => (errors.has(rowIndex) ? { class: 'bad' } : {}),
  })),
  { prop: 'act', name: '操作', size: 80, readonly: true, cellTemplate: (h: any) => h('button', {}, '删除') },
];
function App({ rows }: { rows: Person[] }) {
  const [value, setValue] = useState(rows);
  set = setValue;
  current = value;
  return (
    <RevoGrid
      columns={cols as any}
      source={value as any}
      rowSize={36}
      theme="compact"
      style={{ height: VIEW + 'px', width: '1000px' }}
    />
  );
}
exposeTable('revogrid', {
  edit: 'dblclick',
  notes: 'RevoGrid 4.28 (web component, virtual DOM rows)',
  async mount(rows) {
    const copy = rows.map((r) => ({ ...r }));
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={copy} />));
    await new Promise<void>((done) => {
      const look = () => (document.querySelector('revogr-data .rgRow') ? done() : requestAnimationFrame(look));
      look();
    });
  },
  cell: (row, key) =>
    document.querySelector(
      `revogr-data .rgCell[data-rgrow="${row}"][data-rgcol="${columns.findIndex((c) => c.key === key)}"]`,
    ),
  scroller: () => document.querySelector('revogr-viewport-scroll .vertical-inner'),
  model: (row, key) => (current as any)[row][key],
  insert(more) {
    flushSync(() => set([...more, ...current]));
  },
  validate() {
    errors = checkAll(current);
    flushSync(() => set([...current]));
    return errors.size;
  },
});
