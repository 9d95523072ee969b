export { EndorsementStatusTag, type EndorsementStatusTagProps } from './EndorsementStatusTag.tsx';
