export { PremiumReceipt, type PremiumReceiptProps } from './PremiumReceipt.tsx';
export { printElement } from './printElement.ts';
export { ReceiptTable, ReceiptTotal } from './ReceiptTable.styles.ts';
