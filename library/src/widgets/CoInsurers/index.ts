export { CoInsurers, type CoInsurersProps } from './CoInsurers.tsx';
