export { EndorsementChanges, type EndorsementChangesProps } from './EndorsementChanges.tsx';
export { EndorsementPersons, type EndorsementPersonsProps } from './EndorsementPersons.tsx';
