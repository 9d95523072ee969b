export { PremiumReceipt, type PremiumReceiptProps } from './PremiumReceipt.tsx';
export { printElement } from './printElement.ts';
export { type ReceiptColumn, ReceiptColumns } from './ReceiptColumns.tsx';
export { ReceiptFrame, ReceiptHead } from './ReceiptFrame.styles.ts';
export { ReceiptTable, ReceiptTotal } from './ReceiptTable.styles.ts';
