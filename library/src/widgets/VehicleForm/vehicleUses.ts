import { type UseAttribute, useAttributes } from '../../domain/enumeration/vehicle.ts';

/** 使用性质 under a name that doesn't look like a hook. */
export const vehicleUses: readonly UseAttribute[] = useAttributes;
