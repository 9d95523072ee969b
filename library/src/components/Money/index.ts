export { Money, type MoneyProps } from './Money.tsx';
export { EarningsHiddenContext, useEarningsHidden } from './earningsHidden.ts';
