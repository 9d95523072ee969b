export { OrderStatusTag, type OrderStatusTagProps } from './OrderStatusTag.tsx';
