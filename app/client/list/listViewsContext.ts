import { serviceContext } from '../platform/services/serviceContext.ts';
import type { ListViews } from './listViews.ts';

export const [ListViewsContext, useListViews] = serviceContext<ListViews>('list views');
