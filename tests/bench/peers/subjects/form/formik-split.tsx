import { formikSubject } from './_formik';
formikSubject('formik-split', {
  split: true,
  notes: 'the 500 rows live outside Formik; schema over 40 fields; Field; validateOnChange',
});
