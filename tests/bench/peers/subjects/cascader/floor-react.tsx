import { exposeCascader } from '@bench/react-cascader';
import type { Region } from '@bench/regions';
// A cascader with React only. It shows the cost of the platform and of React without a library. It isn't a product: it
// has no focus management, no positioning and no styling, only three columns and a search over a prebuilt index that
// shows 50 rows.
import { useRef, useState } from 'react';
type Flat = { text: string; path: string[] };
type Data = { tree: Region[]; flat: Flat[] };
function Bare({ data, path, onPick }: { data: Data; path?: string[]; onPick(v: unknown): void }) {
  const [value, setValue] = useState(path);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState<string[]>([]);
  const [q, setQ] = useState('');
  const columns: Region[][] = [data.tree];
  for (let i = 0; i < at.length; i++) {
    const n = columns[i].find((x) => x.value === at[i])?.children;
    if (n) columns.push(n);
  }
  const labels: string[] = [];
  let list: Region[] | undefined = data.tree;
  for (const v of value ?? []) {
    const n: Region | undefined = list?.find((x) => x.value === v);
    if (!n) break;
    labels.push(n.label);
    list = n.children;
  }
  const pick = (p: string[]) => {
    setValue(p);
    setOpen(false);
    setQ('');
    onPick(p);
  };
  let found: Flat[] = [];
  if (q)
    for (const f of data.flat)
      if (f.text.includes(q)) {
        found.push(f);
        if (found.length === 50) break;
      }
  const input = useRef<HTMLInputElement>(null);
  return (
    <div style={{ position: 'relative' }}>
      <input
        className="floor-trigger"
        ref={input}
        style={{ width: '100%' }}
        value={open ? q : labels.join(' / ')}
        onClick={() => setOpen(true)}
        onChange={(e) => setQ(e.target.value)}
        placeholder={labels.join(' / ') || '请选择'}
      />
      {open && (
        <div
          className="floor-popup"
          style={{
            position: 'absolute',
            zIndex: 1,
            background: '#fff',
            display: 'flex',
            top: 32,
            boxShadow: '0 2px 8px #0003',
          }}
        >
          {q ? (
            <ul
              style={{ height: 240, overflow: 'auto', margin: 0, padding: 0, listStyle: 'none', whiteSpace: 'nowrap' }}
            >
              {found.map((f) => (
                <li
                  key={f.path[f.path.length - 1]}
                  className="floor-row"
                  style={{ padding: 5 }}
                  onClick={() => pick(f.path)}
                >
                  {f.text}
                </li>
              ))}
            </ul>
          ) : (
            columns.map((c, i) => (
              <ul
                key={i}
                style={{ height: 240, width: 140, overflow: 'auto', margin: 0, padding: 0, listStyle: 'none' }}
              >
                {c.map((o) => (
                  <li
                    key={o.value}
                    style={{ padding: 5 }}
                    onClick={() =>
                      o.children ? setAt([...at.slice(0, i), o.value]) : pick([...at.slice(0, i), o.value])
                    }
                  >
                    {o.label}
                  </li>
                ))}
              </ul>
            ))
          )}
        </div>
      )}
    </div>
  );
}
exposeCascader('floor-react', {
  prepare: (tree: Region[]) => {
    const flat: Flat[] = [];
    for (const p of tree)
      for (const c of p.children ?? [])
        for (const d of c.children ?? [])
          flat.push({ text: `${p.label} / ${c.label} / ${d.label}`, path: [p.value, c.value, d.value] });
    return { tree, flat } as any;
  },
  render: (data: any, path, onPick) => <Bare data={data} path={path} onPick={onPick} />,
  trigger: '.floor-trigger',
  popup: '.floor-popup',
  results: '.floor-row',
  notes: 'bare React, 50 rows shown; the limit to compare with',
});
