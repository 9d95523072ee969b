import { formikSubject } from './_formik';
formikSubject('formik-naive', {
  notes: 'Field ×40, 500 persons in values, yup schema over everything, validateOnChange (default)',
});
