export { PoolForm, type PoolFormProps } from './PoolForm.tsx';
