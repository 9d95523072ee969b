import type { LabourType } from '../../domain/enumeration/construction.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<LabourType, string>>;

/** Labels of the kinds of labour contracts. */
export const labourTypeMessages: MessagePack<Labels> = messagePack<Labels>(
  { labourSubcontract: '劳务分包', nonLabour: '非劳务分包' },
  { labourSubcontract: 'Labour subcontract', nonLabour: 'Not a labour subcontract' },
);
