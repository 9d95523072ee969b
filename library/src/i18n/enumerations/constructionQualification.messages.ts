import type { ConstructionQualification } from '../../domain/enumeration/construction.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<ConstructionQualification, string>>;

/** Names of the qualifications of builders. */
export const constructionQualificationMessages: MessagePack<Labels> = messagePack<Labels>(
  { firstGrade: '一级', secondGrade: '二级', thirdGrade: '三级', ungradedLabour: '劳务不分等级' },
  {
    firstGrade: 'First grade',
    secondGrade: 'Second grade',
    thirdGrade: 'Third grade',
    ungradedLabour: 'Labour, ungraded',
  },
);
