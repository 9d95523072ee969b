import { type UseAttribute, useAttributes } from '../../domain/enumeration/vehicle.ts';
import { useAttributeMessages } from '../../i18n/enumerations/useAttribute.messages.ts';

/** 使用性质 under names that don't read like hooks. */
export const vehicleUses: readonly UseAttribute[] = useAttributes;

export const vehicleUseMessages: typeof useAttributeMessages = useAttributeMessages;
