export { PremiumReceipt, type PremiumReceiptProps } from './PremiumReceipt.tsx';
export { printElement } from './printElement.ts';
export { type ReceiptColumn, ReceiptColumns } from './ReceiptColumns.tsx';
