import { root } from '@bench/bench';
import { checkPerson, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import { Formik, FieldArray, Field, type FormikProps } from 'formik';
import { createRef, memo } from 'react';
import { flushSync } from 'react-dom';
// The solution of Formik's documentation: FieldArray over values.persons, one <Field> per cell, and a yup schema. All
// rows are rendered.
import { createRoot } from 'react-dom/client';
import * as yup from 'yup';
const schema = yup.object({
  persons: yup.array().of(
    yup.object({
      name: yup.string().trim().required('请输入姓名'),
      idNo: yup
        .string()
        .required('请输入证件号码')
        .test('id', '证件号码不正确', (_v, c) => {
          const e = checkPerson(c.parent);
          return e ? c.createError({ message: e }) : true;
        }),
      birth: yup.string().required(),
      sex: yup.string().oneOf(['1', '2']),
      occ: yup.string().required('请选择职业'),
      plan: yup.string().required(),
    }),
  ),
});
const options = { idType: idTypes, sex: sexes, plan: plans } as Record<string, readonly (readonly [string, string])[]>;
const form = createRef<FormikProps<{ persons: Person[] }>>();
const Head = memo(() => (
  <thead>
    <tr>
      {columns.map((c) => (
        <th key={c.key} style={{ width: c.width }}>
          {c.title}
        </th>
      ))}
      <th>操作</th>
    </tr>
  </thead>
));
function App({ rows }: { rows: Person[] }) {
  return (
    <Formik innerRef={form} initialValues={{ persons: rows }} validationSchema={schema} onSubmit={() => {}}>
      {({ values, errors }) => (
        <div id="scroll" style={{ height: VIEW, overflow: 'auto' }}>
          <table>
            <Head />
            <tbody>
              <FieldArray name="persons">
                {({ remove }) =>
                  values.persons.map((p, i) => (
                    <tr key={p.id} style={{ height: 36, background: errors.persons?.[i] ? '#fff1f0' : undefined }}>
                      {columns.map((c) => (
                        <td key={c.key}>
                          {options[c.key] ? (
                            <Field as="select" name={`persons.${i}.${c.key}`}>
                              {options[c.key].map(([v, l]) => (
                                <option key={v} value={v}>
                                  {l}
                                </option>
                              ))}
                            </Field>
                          ) : (
                            <Field name={`persons.${i}.${c.key}`} style={{ width: c.width - 16 }} />
                          )}
                        </td>
                      ))}
                      <td>
                        <button type="button" onClick={() => remove(i)}>
                          删除
                        </button>
                      </td>
                    </tr>
                  ))
                }
              </FieldArray>
            </tbody>
          </table>
        </div>
      )}
    </Formik>
  );
}
exposeTable('formik-fieldarray', {
  edit: 'input',
  maxRows: 1000,
  notes: 'Formik 2 FieldArray + Field + yup, no windowing',
  mount(rows) {
    const r = createRoot(root());
    flushSync(() => r.render(<App rows={rows} />));
  },
  cell: (row, key) => document.querySelector(`[name="persons.${row}.${key}"]`),
  scroller: () => document.getElementById('scroll'),
  model: (row, key) => form.current!.values.persons[row][key],
  async insert(more) {
    await form.current!.setFieldValue('persons', [...more, ...form.current!.values.persons]);
  },
  async validate() {
    const e = (await form.current!.validateForm()) as any;
    return (e.persons ?? []).filter(Boolean).length;
  },
});
