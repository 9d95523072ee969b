export { EndorsementProcess, type EndorsementProcessProps } from './EndorsementProcess.tsx';
