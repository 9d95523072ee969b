import { serviceContext } from '../services/serviceContext.ts';
import type { CustomerView } from './customerView.ts';
import type { Session } from './session.ts';

export const [SessionContext, useSession] = serviceContext<Session>('session');

export const [CustomerViewContext, useCustomerView] = serviceContext<CustomerView>('customer view');
