import { type UseAttribute, useAttributes } from '../../domain/enumeration/vehicle.ts';

/** `useAttributes` (使用性质) under another name, because linters take a name with `use` for a hook. */
export const vehicleUses: readonly UseAttribute[] = useAttributes;
