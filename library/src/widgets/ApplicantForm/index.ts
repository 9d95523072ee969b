export { ApplicantForm, type ApplicantFormProps } from './ApplicantForm.tsx';
