export { PersonCorrections, type PersonCorrectionsProps } from './PersonCorrections.tsx';
