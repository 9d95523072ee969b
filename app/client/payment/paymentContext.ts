import { serviceContext } from '../platform/services/serviceContext.ts';
import type { Payment } from './payment.ts';

export const [PaymentContext, usePaymentService] = serviceContext<Payment>('payment');
