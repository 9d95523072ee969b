import { root } from '@bench/bench';
import { checkPerson, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import { Button, Form, Input, Select, Table, type FormInstance } from 'antd';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
// An editable virtual table as antd suggests it: Form + Form.List + virtual Table with a Form.Item in each cell.
import { createRoot } from 'react-dom/client';
const options: Record<string, { value: string; label: string }[]> = Object.fromEntries(
  Object.entries({ idType: idTypes, sex: sexes, plan: plans }).map(([k, v]) => [
    k,
    v.map(([value, label]) => ({ value, label })),
  ]),
);
let form: FormInstance;
let ops: { add(v: unknown, i?: number): void };
function Grid({ fields, remove }: { fields: { key: number; name: number }[]; remove(i: number): void }) {
  const cols = useMemo(
    () => [
      ...columns.map((c) => ({
        title: c.title,
        key: c.key,
        width: c.width,
        render: (_: unknown, f: { name: number }) => (
          <Form.Item
            name={[f.name, c.key]}
            style={{ margin: 0 }}
            rules={
              c.key === 'idNo'
                ? [
                    { required: true, message: '请输入证件号码' },
                    {
                      validator: async (_r: unknown) => {
                        const e = checkPerson(form.getFieldValue(['persons', f.name]));
                        if (e) throw new Error(e);
                      },
                    },
                  ]
                : [{ required: true }]
            }
          >
            {options[c.key] ? <Select options={options[c.key]} /> : <Input />}
          </Form.Item>
        ),
      })),
      {
        title: '操作',
        key: 'act',
        width: 80,
        render: (_: unknown, f: { name: number }) => (
          <Button type="link" onClick={() => remove(f.name)}>
            删除
          </Button>
        ),
      },
    ],
    [remove],
  );
  return (
    <Table
      virtual
      scroll={{ x: 980, y: VIEW - 40 }}
      pagination={false}
      rowKey="key"
      dataSource={fields}
      columns={cols as any}
    />
  );
}
function App({ rows }: { rows: Person[] }) {
  [form] = Form.useForm();
  return (
    <Form form={form} initialValues={{ persons: rows }} style={{ width: 1000 }}>
      <Form.List name="persons">
        {(fields, o) => {
          ops = o;
          return <Grid fields={fields} remove={o.remove} />;
        }}
      </Form.List>
    </Form>
  );
}
exposeTable('antd-form-list', {
  edit: 'input',
  notes: 'antd 6 Form.List + Table virtual; validateFields only sees the rows that are mounted',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => document.getElementById(`persons_${row}_${key}`),
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder'),
  model: (row, key) => form.getFieldValue(['persons', row, key]),
  insert(more) {
    form.setFieldValue('persons', [...more, ...form.getFieldValue('persons')]);
  },
  async validate() {
    try {
      await form.validateFields();
      return 0;
    } catch (e: any) {
      return e.errorFields.length;
    }
  },
});
