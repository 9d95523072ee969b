import type { ClauseKind } from '../../domain/product/productDefinition.ts';
import { formatCount } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface SchemeEditorMessages {
  readonly schemes: string;
  readonly none: string;
  readonly add: string;
  readonly copy: string;
  readonly remove: string;
  readonly name: string;
  readonly hasProblems: string;
  readonly removed: (name: string) => string;
  readonly undo: string;
  readonly removeTitle: (name: string) => string;
  readonly removeWithPersons: (heads: number) => string;
  readonly cancel: string;
  readonly premium: string;
  readonly heads: (heads: number) => string;
  readonly plan: string;
  readonly aPersonAYear: string;
  readonly included: string;
  readonly optional: string;
  readonly clauses: string;
  readonly clause: string;
  readonly sumInsured: string;
  readonly sumInsuredOf: (clause: string) => string;
  readonly compulsory: string;
  readonly kinds: Readonly<Record<ClauseKind, string>>;
  readonly chooseFirst: (clause: string) => string;
  readonly notChosen: string;
  readonly payoutRatio: string;
  readonly deductible: string;
  readonly disabilityTable: string;
  readonly accidentRate: string;
  readonly showPercentages: string;
  readonly grade: string;
  readonly gradeOf: (grade: number) => string;
  readonly occupations: string;
  readonly addOccupation: string;
  readonly addTitles: string;
  readonly cannotPaste: string;
  readonly noOccupations: string;
  readonly occupationClass: (occupationClass: number) => string;
  readonly headCountOf: (occupation: string) => string;
  readonly removeOccupation: (occupation: string) => string;
  readonly fromRoster: string;
  readonly somethingWrong: string;
}

/** Texts of the scheme editor. Numbers of persons are written with thousands separators, for example 12,000. */
export const messages: MessagePack<SchemeEditorMessages> = messagePack<SchemeEditorMessages>(
  {
    schemes: '投保方案',
    none: '还没有投保方案',
    add: '添加方案',
    copy: '复制方案',
    remove: '删除方案',
    name: '方案名称',
    hasProblems: '待完善',
    removed: (name) => `已删除“${name}”`,
    undo: '撤销',
    removeTitle: (name) => `删除“${name}”？`,
    removeWithPersons: (heads) => `该方案下的 ${formatCount(heads)} 人将一并移除，删除后不能撤销。`,
    cancel: '取消',
    premium: '方案保费',
    heads: (heads) => `${formatCount(heads)} 人`,
    plan: '保障计划',
    aPersonAYear: '/人/年起',
    included: '已含',
    optional: '可选',
    clauses: '保障条款',
    clause: '条款',
    sumInsured: '保额',
    sumInsuredOf: (clause) => `${clause}保额`,
    compulsory: '必选',
    kinds: { main: '主险', addOn: '附加险', placeDuty: '场所责任' },
    chooseFirst: (clause) => `选择“${clause}”后可选`,
    notChosen: '可选，未投保',
    payoutRatio: '赔付比例',
    deductible: '免赔额',
    disabilityTable: '伤残赔付比例表',
    accidentRate: '出险情况',
    showPercentages: '查看各级伤残赔付比例',
    grade: '伤残等级',
    gradeOf: (grade) => `${grade} 级`,
    occupations: '职业与人数',
    addOccupation: '添加职业',
    addTitles: '粘贴职位清单',
    cannotPaste: '暂时无法粘贴清单，请重试，或逐个添加职业',
    noOccupations: '还未添加职业',
    occupationClass: (occupationClass) => `${occupationClass} 类职业`,
    headCountOf: (occupation) => `${occupation}人数`,
    removeOccupation: (occupation) => `移除${occupation}`,
    fromRoster: '以人员清单为准',
    somethingWrong: '填写有误，请检查',
  },
  {
    schemes: 'Schemes',
    none: 'No schemes yet',
    add: 'Add a scheme',
    copy: 'Copy scheme',
    remove: 'Remove scheme',
    name: 'Scheme name',
    hasProblems: 'Incomplete',
    removed: (name) => `“${name}” was removed`,
    undo: 'Undo',
    removeTitle: (name) => `Remove “${name}”?`,
    removeWithPersons: (heads) =>
      `Its ${heads === 1 ? 'insured person goes' : `${formatCount(heads)} insured persons go`} with it. This can’t be undone.`,
    cancel: 'Cancel',
    premium: 'Scheme premium',
    heads: (heads) => (heads === 1 ? '1 person' : `${formatCount(heads)} persons`),
    plan: 'Plan',
    aPersonAYear: '/person/year and up',
    included: 'Included',
    optional: 'Optional',
    clauses: 'Clauses',
    clause: 'Clause',
    sumInsured: 'Sum insured',
    sumInsuredOf: (clause) => `Sum insured of ${clause}`,
    compulsory: 'Compulsory',
    kinds: { main: 'Main', addOn: 'Add-on', placeDuty: 'Premises liability' },
    chooseFirst: (clause) => `Needs “${clause}”`,
    notChosen: 'Optional, not insured',
    payoutRatio: 'Payout ratio',
    deductible: 'Deductible',
    disabilityTable: 'Disability table',
    accidentRate: 'Accident record',
    showPercentages: 'Show the percentage of each grade',
    grade: 'Disability grade',
    gradeOf: (grade) => `${grade}`,
    occupations: 'Occupations and headcount',
    addOccupation: 'Add an occupation',
    addTitles: 'Paste job titles',
    cannotPaste: 'A list can’t be pasted now. Try again, or add the occupations one by one',
    noOccupations: 'No occupations yet',
    occupationClass: (occupationClass) => `Class ${occupationClass}`,
    headCountOf: (occupation) => `Headcount: ${occupation}`,
    removeOccupation: (occupation) => `Remove ${occupation}`,
    fromRoster: 'Counted from the roster',
    somethingWrong: 'Something here is wrong. Check it',
  },
);
