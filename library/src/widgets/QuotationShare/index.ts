export { QuotationShare, type QuotationShareProps } from './QuotationShare.tsx';
