import { serviceContext } from '../services/serviceContext.ts';
import type { Appearance } from './appearance.ts';

export const [AppearanceContext, useAppearance] = serviceContext<Appearance>('appearance');
