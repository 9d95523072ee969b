import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface RosterReconcileMessages {
  readonly explanation: (insured: number) => string;
  readonly compare: (persons: number) => string;
  readonly comparing: (fileName: string) => string;
  readonly compared: (fileName: string) => string;
  readonly outcome: (lines: number, kept: number, unresolved: number) => string;
  readonly tabs: string;
  readonly all: string;
  readonly lines: string;
  readonly finding: string;
  readonly insured: string;
  readonly listed: string;
  readonly differences: string;
  readonly decision: string;
  readonly decisionFor: (name: string) => string;
  readonly decide: string;
  readonly noPerson: string;
  readonly none: string;
  readonly undecided: (lines: number) => string;
  readonly keepUnresolved: (lines: number) => string;
  readonly otherList: string;
  readonly take: string;
}

export const messages: MessagePack<RosterReconcileMessages> = messagePack<RosterReconcileMessages>(
  {
    explanation: (insured) =>
      counted`保单现有 ${insured} 人。请上传企业当前完整的在职人员名单，系统将比对出需要增员、减员和替换的人员。`,
    compare: (persons) => counted`与保单比对（${persons} 人）`,
    comparing: (fileName) => `${fileName}：正在比对…`,
    compared: (fileName) => `${fileName}：比对完成`,
    outcome: (lines, kept, unresolved) =>
      counted`${kept} 人不变，${lines} 人有变化${unresolved > 0 ? counted`，其中 ${unresolved} 人待确认` : ''}`,
    tabs: '比对结果',
    all: '全部变化',
    lines: '人员变化',
    finding: '变化',
    insured: '保单中的人员',
    listed: '名单中的人员',
    differences: '不同之处',
    decision: '处理方式',
    decisionFor: (name) => `${name}的处理方式`,
    decide: '请确认',
    noPerson: '无',
    none: '名单与保单一致，没有需要变更的人员',
    undecided: (lines) => counted`还有 ${lines} 人待确认，请逐一选择处理方式`,
    keepUnresolved: (lines) => counted`待确认的 ${lines} 人都不变更`,
    otherList: '更换名单',
    take: '生成变更',
  },
  {
    explanation: (insured) =>
      counted`${plural(insured, 'person')} currently insured. Upload the employer’s complete current list to see who to add, remove or replace.`,
    compare: (persons) => counted`Compare with the policy (${plural(persons, 'person')})`,
    comparing: (fileName) => `${fileName}: comparing…`,
    compared: (fileName) => `${fileName}: compared`,
    outcome: (lines, kept, unresolved) =>
      counted`${kept} unchanged, ${lines} changed${unresolved > 0 ? counted`, ${unresolved} of them to decide` : ''}`,
    tabs: 'Comparison result',
    all: 'All changes',
    lines: 'Personnel changes',
    finding: 'Change',
    insured: 'In the policy',
    listed: 'In the list',
    differences: 'Differences',
    decision: 'Action',
    decisionFor: (name) => `Action for ${name}`,
    decide: 'Decide',
    noPerson: 'none',
    none: 'The list matches the policy. No changes are needed',
    undecided: (lines) => counted`${plural(lines, 'person')} still undecided. Choose an action for each`,
    keepUnresolved: (lines) =>
      lines === 1 ? 'Leave the undecided person unchanged' : counted`Leave the ${lines} undecided persons unchanged`,
    otherList: 'Choose another list',
    take: 'Make these changes',
  },
);
