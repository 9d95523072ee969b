import type { ConstructionQualification } from '../../domain/enumeration/construction.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<ConstructionQualification, string>>;

/** Labels of the qualifications of construction companies. */
export const constructionQualificationMessages: MessagePack<Labels> = messagePack<Labels>(
  { firstGrade: '一级', secondGrade: '二级', thirdGrade: '三级', ungradedLabour: '劳务不分等级' },
  {
    firstGrade: 'First grade',
    secondGrade: 'Second grade',
    thirdGrade: 'Third grade',
    ungradedLabour: 'Labour, ungraded',
  },
);
