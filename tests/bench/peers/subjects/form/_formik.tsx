import { root } from '@bench/bench';
import { exposeForm, fieldsSchema, fullSchema, initial, names, type Values } from '@bench/form';
import { checkAll } from '@bench/persons';
import { Formik, Field, FastField, ErrorMessage, type FormikProps, type FormikConfig } from 'formik';
import { createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
export function formikSubject(
  name: string,
  o: {
    fast?: boolean;
    split?: boolean;
    config?: Partial<FormikConfig<any>>;
    field?: ComponentType<{ name: string }>;
    notes: string;
  },
) {
  const ref = createRef<FormikProps<Values>>();
  const { persons, ...rest } = initial();
  const F = o.fast ? FastField : Field;
  const values = o.split ? rest : { ...rest, persons };
  exposeForm(name, {
    notes: o.notes,
    mount() {
      flushSync(() =>
        createRoot(root()).render(
          <Formik
            innerRef={ref as any}
            initialValues={values as any}
            validationSchema={o.split ? fieldsSchema() : fullSchema()}
            onSubmit={() => {}}
            {...o.config}
          >
            {() => (
              <form>
                {names.map((n) =>
                  o.field ? (
                    <o.field key={n} name={n} />
                  ) : (
                    <label key={n} style={{ display: 'inline-block', width: 280 }}>
                      {n}
                      <F name={n} />
                      <ErrorMessage name={n} component="em" />
                    </label>
                  ),
                )}
                <p>{persons.length} 人</p>
              </form>
            )}
          </Formik>,
        ),
      );
    },
    model: (i) => ref.current!.values[names[i]],
    async submit() {
      const e = await ref.current!.validateForm();
      return Object.keys(e).length + (o.split ? checkAll(persons).size : 0);
    },
  });
}
