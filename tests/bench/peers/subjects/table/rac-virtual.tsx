import { root } from '@bench/bench';
import { checkAll, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, ROW, VIEW } from '@bench/table';
import { useCallback, useState } from 'react';
import { TableLayout, Table, TableHeader, TableBody, Column, Row, Cell } from 'react-aria-components';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { flushSync } from 'react-dom';
// Table of react-aria-components in a Virtualizer, with an input in each cell.
import { createRoot } from 'react-dom/client';
const options: Record<string, readonly (readonly [string, string])[]> = { idType: idTypes, sex: sexes, plan: plans };
let current: Person[] = [];
let set: React.Dispatch<React.SetStateAction<Person[]>>;
let setErrors: (e: Set<number>) => void;
function App({ rows }: { rows: Person[] }) {
  const [data, setData] = useState(rows);
  const [errors, setE] = useState(() => new Set<number>());
  current = data;
  set = setData;
  setErrors = setE;
  const change = useCallback(
    (id: number, k: string, v: string) => setData((d) => d.map((p) => (p.id === id ? { ...p, [k]: v } : p))),
    [],
  );
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW, headingHeight: ROW } as any}>
      <Table aria-label="人员" style={{ height: VIEW, width: 1000, overflow: 'auto', display: 'block' }}>
        <TableHeader>
          {columns.map((c, i) => (
            <Column key={c.key} id={c.key} isRowHeader={i === 0} width={c.width as any}>
              {c.title}
            </Column>
          ))}
          <Column id="act" width={80 as any}>
            操作
          </Column>
        </TableHeader>
        <TableBody items={data} dependencies={[errors]}>
          {(p: Person) => (
            <Row id={p.id} style={{ background: errors.has(p.id) ? '#fff1f0' : undefined }}>
              {columns.map((c) => (
                <Cell key={c.key}>
                  {options[c.key] ? (
                    <select value={p[c.key]} onChange={(e) => change(p.id, c.key, e.target.value)}>
                      {options[c.key].map(([x, l]) => (
                        <option key={x} value={x}>
                          {l}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <input
                      data-k={`${p.id}.${c.key}`}
                      style={{ width: c.width - 20 }}
                      value={p[c.key]}
                      onChange={(e) => change(p.id, c.key, e.target.value)}
                    />
                  )}
                </Cell>
              ))}
              <Cell>
                <button type="button">删除</button>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}
exposeTable('rac-virtual', {
  edit: 'input',
  notes: 'react-aria-components 1.22 Virtualizer + Table, native inputs in cells',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => document.querySelector(`[data-k="${current[row].id}.${key}"]`),
  scroller: () => document.querySelector('[role=grid]'),
  model: (row, key) => current[row][key],
  insert(more) {
    flushSync(() => set((d) => [...more, ...d]));
  },
  validate() {
    const e = checkAll(current);
    flushSync(() => setErrors(new Set([...e.keys()].map((i) => current[i].id))));
    return e.size;
  },
});
