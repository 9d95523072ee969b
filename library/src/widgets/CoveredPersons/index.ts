export { CoveredPersons, type CoveredPersonsProps } from './CoveredPersons.tsx';
