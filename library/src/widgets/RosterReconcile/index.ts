export { RosterReconcile, type RosterReconcileProps } from './RosterReconcile.tsx';
