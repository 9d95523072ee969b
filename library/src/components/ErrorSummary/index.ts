export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { type Refusals, useRefusals } from './useRefusals.ts';
