import '@tuanbao/tokens/tokens.css';
import { root } from '@bench/bench';
import { exposeForm, fieldsSchema, initial, names } from '@bench/form';
import { checkAll } from '@bench/persons';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { Form, Formik, type FormikProps } from 'formik';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const { persons, ...values } = initial();
const form = createRef<FormikProps<Record<string, string>>>();

exposeForm('ours', {
  notes: 'FormikTextField: the field keeps its draft; the roster lives in its store, outside Formik',
  mount() {
    flushSync(() =>
      createRoot(root()).render(
        <Formik
          innerRef={form}
          initialValues={values as Record<string, string>}
          validationSchema={fieldsSchema()}
          validateOnChange={false}
          onSubmit={() => {}}
        >
          <Form>
            {names.map((name) => (
              <FormikTextField key={name} name={name} label={name} />
            ))}
            <p>{persons.length} 人</p>
          </Form>
        </Formik>,
      ),
    );
  },
  model: (index) => form.current?.values[names[index] ?? ''] ?? '',
  async submit() {
    const errors = (await form.current?.validateForm()) ?? {};
    return Object.keys(errors).length + checkAll(persons).size;
  },
});
