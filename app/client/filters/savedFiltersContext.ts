import { serviceContext } from '../platform/services/serviceContext.ts';
import type { SavedFilters } from './savedFilters.ts';

export const [SavedFiltersContext, useSavedFilters] = serviceContext<SavedFilters>('saved filters');
