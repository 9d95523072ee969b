export { ClaimSteps, type ClaimStepsProps } from './ClaimSteps.tsx';
