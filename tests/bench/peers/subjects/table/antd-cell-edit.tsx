import { root } from '@bench/bench';
import { checkAll, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import { Button, Input, Table, type InputRef } from 'antd';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
// "Editable cells" as in antd's documentation: a cell shows text until a click, and each row has a Form. Here the Table
// is virtual.
import { createRoot } from 'react-dom/client';
const label: Record<string, Map<string, string>> = {
  idType: new Map(idTypes as any),
  sex: new Map(sexes as any),
  plan: new Map(plans as any),
};
let current: Person[] = [];
let set: React.Dispatch<React.SetStateAction<Person[]>>;
let setErrors: (e: Set<number>) => void;
const Cell = memo(function Cell({
  p,
  k,
  save,
}: {
  p: Person;
  k: keyof Person;
  save(id: number, k: keyof Person, v: string): void;
}) {
  const [editing, setEditing] = useState(false);
  const [draft, setDraft] = useState('');
  const ref = useRef<InputRef>(null);
  useEffect(() => {
    if (editing) ref.current?.focus();
  }, [editing]);
  const commit = () => {
    setEditing(false);
    save(p.id, k, draft);
  };
  return editing ? (
    <Input ref={ref} value={draft} onChange={(e) => setDraft(e.target.value)} onPressEnter={commit} onBlur={commit} />
  ) : (
    <div
      data-k={`${p.id}.${k}`}
      style={{ minHeight: 22 }}
      onClick={() => {
        setDraft(String(p[k]));
        setEditing(true);
      }}
    >
      {label[k]?.get(String(p[k])) ?? p[k]}
    </div>
  );
});
function App({ rows }: { rows: Person[] }) {
  const [data, setData] = useState(rows);
  const [errors, setE] = useState(() => new Set<number>());
  current = data;
  set = setData;
  setErrors = setE;
  const save = useCallback(
    (id: number, k: keyof Person, v: string) =>
      setData((d) => {
        const i = d.findIndex((p) => p.id === id);
        const n = d.slice();
        n[i] = { ...n[i], [k]: v };
        return n;
      }),
    [],
  );
  const cols = useMemo(
    () => [
      ...columns.map((c) => ({
        title: c.title,
        key: c.key,
        width: c.width,
        render: (_: unknown, p: Person) => <Cell p={p} k={c.key} save={save} />,
      })),
      {
        title: '操作',
        key: 'act',
        width: 80,
        render: () => (
          <Button type="link" size="small">
            删除
          </Button>
        ),
      },
    ],
    [save],
  );
  return (
    <div style={{ width: 1000 }}>
      <Table<Person>
        virtual
        size="small"
        scroll={{ x: 980, y: VIEW - 40 }}
        pagination={false}
        rowKey="id"
        dataSource={data}
        columns={cols as any}
        rowClassName={(p) => (errors.has(p.id) ? 'bad' : '')}
      />
    </div>
  );
}
exposeTable('antd-cell-edit', {
  edit: 'click',
  notes: 'antd 6 Table virtual, text until clicked (the documented editable cells), rows in one useState',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => document.querySelector(`[data-k="${current[row].id}.${key}"]`),
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder'),
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
