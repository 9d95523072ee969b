import { formikSubject } from './_formik';
formikSubject('formik-split-fast', {
  split: true,
  fast: true,
  config: { validateOnChange: false },
  notes: 'rows outside, FastField, validate on blur',
});
