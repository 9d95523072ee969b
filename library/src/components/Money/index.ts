export { Money, type MoneyProps } from './Money.tsx';
export { messages as moneyMessages, type MoneyMessages } from './Money.messages.ts';
export { PricesHiddenContext, usePricesHidden } from './pricesHidden.ts';
export { useAmountText } from './useAmountText.ts';
