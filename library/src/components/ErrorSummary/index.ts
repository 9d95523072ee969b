export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { goToField } from './goToField.ts';
export { type Refusals, useRefusals } from './useRefusals.ts';
