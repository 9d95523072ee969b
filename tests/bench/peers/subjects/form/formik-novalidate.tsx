import { formikSubject } from './_formik';
formikSubject('formik-novalidate', {
  config: { validateOnChange: false },
  notes: 'as naive, validateOnChange false (validates on blur)',
});
