import { EditableProTable } from '@ant-design/pro-components';
import { root } from '@bench/bench';
import { checkAll, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import { useState } from 'react';
import { flushSync } from 'react-dom';
// EditableProTable of ProComponents with all rows in editing state (often used for person lists in forms).
import { createRoot } from 'react-dom/client';
const enums: Record<string, Record<string, string>> = {
  idType: Object.fromEntries(idTypes),
  sex: Object.fromEntries(sexes),
  plan: Object.fromEntries(plans),
};
const cols = [
  ...columns.map((c) => ({
    title: c.title,
    dataIndex: c.key,
    width: c.width,
    ...(enums[c.key] ? { valueType: 'select', valueEnum: enums[c.key] } : {}),
    formItemProps: { rules: [{ required: true }] },
  })),
  { title: '操作', valueType: 'option', width: 80, render: () => null },
];
let current: Person[] = [];
let set: (r: Person[]) => void;
let formRef: any;
const editForm: { current: any } = { current: undefined };
function App({ rows }: { rows: Person[] }) {
  const [value, setValue] = useState(rows);
  const [keys, setKeys] = useState<React.Key[]>(() => rows.map((r) => r.id));
  current = value;
  set = (r) => {
    setValue(r);
    setKeys(r.map((x) => x.id));
  };
  formRef = editForm;
  return (
    <div style={{ width: 1000 }}>
      <EditableProTable<Person>
        rowKey="id"
        value={value}
        onChange={(v) => setValue(v as Person[])}
        columns={cols as any}
        recordCreatorProps={false}
        editableFormRef={editForm as any}
        scroll={{ x: 980, y: VIEW - 40 }}
        editable={{
          type: 'multiple',
          editableKeys: keys,
          onChange: setKeys,
          onValuesChange: (_r, list) => setValue(list as Person[]),
          actionRender: () => [<a key="d">删除</a>],
        }}
      />
    </div>
  );
}
exposeTable('pro-editable', {
  edit: 'input',
  maxRows: 100,
  canInsert: false,
  notes: 'ProComponents 3.1.14-7 (pre-release; 2.8.10 does not accept antd 6), all rows editing',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => {
    const tr = document.querySelectorAll('.ant-table-tbody tr.ant-table-row')[row];
    return tr?.children[columns.findIndex((c) => c.key === key)]?.querySelector('input') ?? null;
  },
  scroller: () => document.querySelector('.ant-table-body'),
  model: (row, key) => current[row][key],
  insert(more) {
    flushSync(() => set([...more, ...current]));
  },
  async validate() {
    try {
      await formRef.current.validateFields();
      return checkAll(current).size && 0;
    } catch (e: any) {
      return e.errorFields?.length ?? -1;
    }
  },
});
