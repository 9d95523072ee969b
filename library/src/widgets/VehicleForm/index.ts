export { VehicleForm, type VehicleFormProps } from './VehicleForm.tsx';
