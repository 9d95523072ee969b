import { root } from '@bench/bench';
import { checkAll, columns, text, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import {
  DataEditor,
  GridCellKind,
  type DataEditorRef,
  type EditableGridCell,
  type GridCell,
  type Item,
} from '@glideapps/glide-data-grid';

import '@glideapps/glide-data-grid/dist/index.css';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
const cols = [
  ...columns.map((c) => ({ title: c.title, id: c.key, width: c.width })),
  { title: '操作', id: 'act', width: 80 },
];
let current: Person[] = [];
let errors = new Map<number, string>();
let set: (n: number) => void;
let grid: React.RefObject<DataEditorRef | null>;
function App({ rows }: { rows: Person[] }) {
  const [version, setVersion] = useState(0);
  set = setVersion;
  grid = useRef<DataEditorRef>(null);
  const get = useCallback(
    ([c, r]: Item): GridCell => {
      if (c === columns.length)
        return { kind: GridCellKind.Text, data: '删除', displayData: '删除', allowOverlay: false };
      const v = current[r][columns[c].key];
      return {
        kind: GridCellKind.Text,
        data: v,
        displayData: text(current[r], columns[c].key),
        allowOverlay: true,
        ...(errors.has(r) ? { themeOverride: { bgCell: '#fff1f0' } } : {}),
      };
    },
    [version],
  );
  const onEdit = useCallback(([c, r]: Item, v: EditableGridCell) => {
    current[r] = { ...current[r], [columns[c].key]: v.data as string };
  }, []);
  return (
    <DataEditor
      ref={grid}
      width={1000}
      height={VIEW}
      columns={cols}
      rows={rows.length === current.length ? rows.length : current.length}
      rowHeight={36}
      getCellContent={get}
      onCellEdited={onEdit}
      smoothScrollY
    />
  );
}
exposeTable('glide', {
  edit: 'dblclick',
  notes: 'Glide Data Grid 6.0.4-alpha24 (canvas; 6.0.3 does not accept React 19)',
  mount(rows) {
    current = rows.slice();
    const portal = document.createElement('div');
    portal.id = 'portal';
    portal.style.cssText = 'position:fixed;left:0;top:0;z-index:9999';
    document.body.append(portal);
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => {
    const b = grid.current?.getBounds(
      columns.findIndex((c) => c.key === key),
      row,
    );
    return b ? { x: b.x + b.width / 2, y: b.y + b.height / 2 } : null;
  },
  scroller: () => document.querySelector('.dvn-scroller'),
  model: (row, key) => current[row][key],
  editing: () => document.activeElement?.tagName === 'TEXTAREA',
  insert(more) {
    current = [...more, ...current];
    flushSync(() => set(current.length));
  },
  validate() {
    errors = checkAll(current);
    flushSync(() => set(Math.random()));
    return errors.size;
  },
});
