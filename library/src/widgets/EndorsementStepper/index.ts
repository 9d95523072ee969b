export { EndorsementStepper, type EndorsementStepperProps } from './EndorsementStepper.tsx';
