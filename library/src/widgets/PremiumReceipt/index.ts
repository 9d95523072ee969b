export { PremiumReceipt, type PremiumReceiptProps } from './PremiumReceipt.tsx';
