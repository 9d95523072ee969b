import { root } from '@bench/bench';
import { checkAll, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, ROW, VIEW } from '@bench/table';
import { tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
// TanStack Table 9 and TanStack Virtual 3. Each visible cell is an input, and one useState contains all rows.
import { createRoot } from 'react-dom/client';
const options: Record<string, readonly (readonly [string, string])[]> = { idType: idTypes, sex: sexes, plan: plans };
const features = tableFeatures({});
let current: Person[] = [];
let set: React.Dispatch<React.SetStateAction<Person[]>>;
let setErrors: (e: Map<number, string>) => void;
const Row = memo(function Row({
  row,
  index,
  top,
  bad,
  change,
  columnIds,
}: {
  row: any;
  index: number;
  top: number;
  bad: boolean;
  change(i: number, k: string, v: string): void;
  columnIds: readonly string[];
}) {
  return (
    <div
      style={{
        position: 'absolute',
        top: 0,
        transform: `translateY(${top}px)`,
        height: ROW,
        display: 'flex',
        background: bad ? '#fff1f0' : undefined,
      }}
    >
      {columnIds.map((k, c) => {
        const v = row.original[k];
        return (
          <div key={k} style={{ width: columns[c].width }}>
            {options[k] ? (
              <select data-k={`${index}.${k}`} value={v} onChange={(e) => change(index, k, e.target.value)}>
                {options[k].map(([x, l]) => (
                  <option key={x} value={x}>
                    {l}
                  </option>
                ))}
              </select>
            ) : (
              <input
                data-k={`${index}.${k}`}
                style={{ width: columns[c].width - 16 }}
                value={v}
                onChange={(e) => change(index, k, e.target.value)}
              />
            )}
          </div>
        );
      })}
      <button type="button">删除</button>
    </div>
  );
});
const ids = columns.map((c) => c.key);
function App({ rows }: { rows: Person[] }) {
  const [data, setData] = useState(rows);
  const [errors, setE] = useState(() => new Map<number, string>());
  current = data;
  set = setData;
  setErrors = setE;
  const defs = useMemo(() => columns.map((c) => ({ accessorKey: c.key, header: c.title })), []);
  const table = useTable({ features, columns: defs as any, data, getRowId: (p: any) => String(p.id) } as any);
  const list = table.getRowModel().rows;
  const ref = useRef<HTMLDivElement>(null);
  const v = useVirtualizer({
    count: list.length,
    getScrollElement: () => ref.current,
    estimateSize: () => ROW,
    overscan: 4,
  });
  const change = useCallback(
    (i: number, k: string, value: string) =>
      setData((d) => {
        const n = d.slice();
        n[i] = { ...n[i], [k]: value };
        return n;
      }),
    [],
  );
  return (
    <div id="scroll" ref={ref} style={{ height: VIEW, width: 1000, overflow: 'auto' }}>
      <div style={{ height: v.getTotalSize(), position: 'relative' }}>
        {v.getVirtualItems().map((it) => (
          <Row
            key={list[it.index].id}
            row={list[it.index]}
            index={it.index}
            top={it.start}
            bad={errors.has(it.index)}
            change={change}
            columnIds={ids}
          />
        ))}
      </div>
    </div>
  );
}
exposeTable('tanstack', {
  edit: 'input',
  notes: 'TanStack Table 9 + Virtual 3, memo rows, native inputs',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => document.querySelector(`[data-k="${row}.${key}"]`),
  scroller: () => document.getElementById('scroll'),
  model: (row, key) => current[row][key],
  insert(more) {
    flushSync(() => set((d) => [...more, ...d]));
  },
  validate() {
    const e = checkAll(current);
    flushSync(() => setErrors(e));
    return e.size;
  },
});
