import { root } from '@bench/bench';
import { exposeForm, initial, names } from '@bench/form';
import { checkAll } from '@bench/persons';
import { Form, Input, type FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
let form: FormInstance;
function App() {
  [form] = Form.useForm();
  return (
    <Form form={form} initialValues={initial()} layout="inline">
      {names.map((n) => (
        <Form.Item
          key={n}
          name={n}
          label={n}
          style={{ width: 280 }}
          rules={[{ required: true, message: '请填写' }, { max: 60 }]}
        >
          <Input />
        </Form.Item>
      ))}
    </Form>
  );
}
exposeForm('antd-form', {
  notes: 'antd 6 Form, rules per field, 500 persons in initialValues',
  mount() {
    flushSync(() => createRoot(root()).render(<App />));
  },
  model: (i) => form.getFieldValue(names[i]),
  async submit() {
    try {
      await form.validateFields();
      return 0;
    } catch (e: any) {
      return e.errorFields.length + checkAll(form.getFieldsValue(true).persons).size;
    }
  },
});
