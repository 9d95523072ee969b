import { root } from '@bench/bench';
import { checkAll, columns, text, type Person } from '@bench/persons';
import { exposeTable, ROW, VIEW } from '@bench/table';
import { memo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
// A prototype of our own table. A store outside of React contains the rows. A fixed set of row elements is reused on
// scroll, so that React updates text nodes instead of mounting rows. There is one styled container. Cells show text
// until a click.
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
class Store {
  rows: Person[] = [];
  errors = new Map<number, string>();
  version = 0;
  private rowListeners = new Map<number, Set<() => void>>();
  private listeners = new Set<() => void>();
  subscribeAll = (f: () => void) => {
    this.listeners.add(f);
    return () => this.listeners.delete(f);
  };
  getVersion = () => this.version;
  subscribeRow(i: number, f: () => void) {
    let s = this.rowListeners.get(i);
    if (!s) this.rowListeners.set(i, (s = new Set()));
    s.add(f);
    return () => {
      s!.delete(f);
      if (!s!.size) this.rowListeners.delete(i);
    };
  }
  set(i: number, k: keyof Person, v: string) {
    this.rows[i] = { ...this.rows[i], [k]: v };
    this.rowListeners.get(i)?.forEach((f) => f());
  }
  replace(rows: Person[], errors = this.errors) {
    this.rows = rows;
    this.errors = errors;
    this.version++;
    this.listeners.forEach((f) => f());
    this.rowListeners.forEach((s) => s.forEach((f) => f()));
  }
}
const store = new Store();
const Frame = styled.div`
  height: ${VIEW}px;
  width: 1000px;
  overflow: auto;
  position: relative;
  border: 1px solid #ddd;
  overflow-anchor: none;
  .r {
    position: absolute;
    top: 0;
    left: 0;
    display: flex;
    height: ${ROW}px;
    width: 980px;
    contain: strict;
  }
  .r[data-bad] {
    background: #fff1f0;
  }
  .r > div {
    box-sizing: border-box;
    padding: 7px 8px;
    border-bottom: 1px solid #eee;
    overflow: hidden;
    white-space: nowrap;
    flex: none;
  }
  .r input {
    width: 100%;
    box-sizing: border-box;
  }
`;
const Slot = memo(function Slot({
  i,
  edit,
  onEdit,
}: {
  i: number;
  edit: string | null;
  onEdit(key: string | null): void;
}) {
  const p = useSyncExternalStore(
    (f) => store.subscribeRow(i, f),
    () => store.rows[i],
  );
  const bad = useSyncExternalStore(store.subscribeAll, () => store.errors.get(i));
  return (
    <div
      className="r"
      role="row"
      aria-rowindex={i + 2}
      data-bad={bad ? '' : undefined}
      style={{ transform: `translateY(${i * ROW}px)` }}
    >
      {columns.map((c) => (
        <div key={c.key} role="gridcell" style={{ width: c.width }} data-k={c.key}>
          {edit === c.key ? (
            <Editor
              value={p[c.key]}
              done={(v) => {
                store.set(i, c.key, v);
                onEdit(null);
              }}
            />
          ) : (
            text(p, c.key)
          )}
        </div>
      ))}
      <div role="gridcell" style={{ width: 80 }}>
        <button type="button">删除</button>
      </div>
    </div>
  );
});
function Editor({ value, done }: { value: string; done(v: string): void }) {
  const [v, set] = useState(value);
  return (
    <input autoFocus value={v} onChange={(e) => set(e.target.value)} onKeyDown={(e) => e.key === 'Enter' && done(v)} />
  );
}
const POOL = Math.ceil(VIEW / ROW) + 10;
function Grid() {
  useSyncExternalStore(store.subscribeAll, store.getVersion);
  const n = store.rows.length;
  const [first, setFirst] = useState(0);
  const [edit, setEdit] = useState<{ i: number; k: string } | null>(null);
  const close = useRef(() => setEdit(null)).current;
  const count = Math.min(POOL, n);
  const start = Math.max(0, Math.min(first, n - count));
  const slots = [];
  for (let s = 0; s < count; s++) {
    const i = start + ((s - (start % count) + count) % count);
    slots.push(<Slot key={s} i={i} edit={edit && edit.i === i ? edit.k : null} onEdit={close} />);
  }
  return (
    <Frame
      id="scroll"
      role="grid"
      aria-rowcount={n}
      onScroll={(e) => {
        const f = Math.max(0, Math.floor(e.currentTarget.scrollTop / ROW) - 4);
        if (f !== first) flushSync(() => setFirst(f));
      }}
      onClick={(e) => {
        const cell = (e.target as Element).closest('[data-k]');
        const row = cell?.closest('.r');
        if (row && !(e.target as Element).closest('input'))
          setEdit({ i: +row.getAttribute('aria-rowindex')! - 2, k: cell!.getAttribute('data-k')! });
      }}
    >
      <div style={{ height: n * ROW }} />
      {slots}
    </Frame>
  );
}
exposeTable('proto-slots', {
  edit: 'click',
  notes: 'design sketch: React 19 + styled-components container, external row store, recycled row slots',
  mount(rows) {
    store.replace(rows.slice());
    const r = createRoot(root());
    flushSync(() => r.render(<Grid />));
  },
  cell: (row, key) => document.querySelector(`[aria-rowindex="${row + 2}"] [data-k="${key}"]`),
  scroller: () => document.getElementById('scroll'),
  model: (row, key) => store.rows[row][key],
  insert(more) {
    flushSync(() => store.replace([...more, ...store.rows]));
  },
  validate() {
    const e = checkAll(store.rows);
    flushSync(() => store.replace(store.rows, e));
    return e.size;
  },
});
