import type { RosterImportMemory } from '@tuanbao/library/domain/roster/import/habits';

import { serviceContext } from '../platform/services/serviceContext.ts';

export const [ImportMemoryContext, useImportMemory] = serviceContext<RosterImportMemory>('import memory');
