import type { AnatomyPart } from '../manual.ts';

/** The parts of the scheme editor. */
export const anatomy: readonly AnatomyPart[] = [
  {
    name: 'Schemes',
    chinese: '方案标签页',
    find: '[role=tablist]',
    does: 'Has a tab for each scheme; a tab says if its scheme isn’t complete',
    doesInChinese: '每个方案一个标签页；未完善的方案会标明',
  },
  {
    name: 'Actions',
    chinese: '方案操作',
    find: 'div:has(> [role=tablist]) + div button',
    does: 'Add, copy and remove schemes, as far as the product allows it',
    doesInChinese: '在产品允许的范围内添加、复制和删除方案',
  },
  {
    name: 'Panel',
    chinese: '方案内容',
    find: '[role=tabpanel]',
    does: 'Shows the open scheme',
    doesInChinese: '显示打开的方案',
  },
  {
    name: 'Name and premium',
    chinese: '名称和保费',
    find: '[role=tabpanel] input[type=text]',
    does: 'Renames the scheme; beside it stand its premium and number of persons',
    doesInChinese: '修改方案名称；旁边是方案的保费和人数',
  },
  {
    name: 'Plan',
    chinese: '保障计划',
    find: '[role=radiogroup]',
    does: 'Chooses a plan; each says what it includes, what is optional and from which price',
    doesInChinese: '选择计划；每个计划写明已含、可选的保障和起价',
  },
  {
    name: 'Clauses',
    chinese: '保障条款',
    find: '[role=tabpanel] section ul',
    does: 'Lists the clauses of the plan; optional ones have a checkbox',
    doesInChinese: '列出计划的条款；可选条款有复选框',
  },
  {
    name: 'Sum insured',
    chinese: '保额',
    find: '[role=tabpanel] section ul select',
    does: 'Chooses the sum insured of a clause',
    doesInChinese: '选择条款的保额',
  },
  {
    name: 'Payout terms',
    chinese: '赔付约定',
    find: '[role=tabpanel] section:not(:has(ul)) select',
    does: 'Choose payout ratio, deductible, disability table and accident rate, if the product has them',
    doesInChinese: '选择赔付比例、免赔额、伤残赔付比例表和出险情况（产品有时才显示）',
  },
  {
    name: 'Occupations',
    chinese: '职业和人数',
    find: '[role=tabpanel] section:last-of-type ul',
    does: 'Lists the occupations with their planned persons, until the roster has persons',
    doesInChinese: '列出职业和计划人数，人员清单有人员后改用清单',
  },
];
