export { ConstructionForm, type ConstructionFormProps } from './ConstructionForm.tsx';
