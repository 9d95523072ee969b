import type { ProjectType } from '../../domain/enumeration/construction.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<ProjectType, string>>;

/** Labels of the kinds of construction projects. */
export const projectTypeMessages: MessagePack<Labels> = messagePack<Labels>(
  { indoorDecoration: '室内装修', otherCivilBuilding: '其他民用建筑' },
  { indoorDecoration: 'Indoor decoration', otherCivilBuilding: 'Other civil buildings' },
);
