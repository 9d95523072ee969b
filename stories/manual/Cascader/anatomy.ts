import type { AnatomyPart } from '../manual.ts';

/**
 * The parts of a cascader. Widgets that are cascaders have the same parts: the region cascader and the occupation
 * picker.
 */
export const cascaderAnatomy: readonly AnatomyPart[] = [
  {
    name: 'Label',
    chinese: '标签',
    find: 'label[for]',
    does: 'Names the field and the popup; a press on it focuses the field',
    doesInChinese: '字段和弹出层的名称；点击后焦点到字段',
  },
  {
    name: 'Field',
    chinese: '字段',
    find: 'button[role=combobox]',
    does: 'Shows the path of the choice and opens the popup',
    doesInChinese: '显示所选路径，打开弹出层',
  },
  {
    name: 'Clear button',
    chinese: '清除按钮',
    find: '[data-part=clear]',
    does: 'Clears the choice; required fields have none',
    doesInChinese: '清除选择；必填字段没有',
  },
  {
    name: 'Popup',
    chinese: '弹出层',
    find: '[role=dialog]',
    does: 'Is a popover beside the field, on phones a sheet at the bottom',
    doesInChinese: '字段旁的气泡层，手机上是底部面板',
    shownBy: 'button[role=combobox]',
  },
  {
    name: 'Search',
    chinese: '搜索框',
    find: '[role=dialog] input[role=combobox]',
    does: 'Finds leaves by name, pinyin, initials or code',
    doesInChinese: '按名称、拼音、首字母或代码查找末级选项',
    shownBy: 'button[role=combobox]',
  },
  {
    name: 'Column',
    chinese: '列',
    find: '[role=listbox][data-column="0"]',
    does: 'Lists the options of a level; `data-column` counts from 0',
    doesInChinese: '列出一级的选项；`data-column` 从 0 开始',
    shownBy: 'button[role=combobox]',
  },
  {
    name: 'Option',
    chinese: '选项',
    find: '[role=listbox] [role=option][aria-selected=true]',
    does: 'Opens the next column, or is chosen; `aria-disabled` with a reason if it isn’t on offer',
    doesInChinese: '打开下一列或被选中；不可选时为 `aria-disabled` 并写明原因',
    shownBy: 'button[role=combobox]',
  },
  {
    name: 'Status',
    chinese: '状态',
    find: '[role=dialog] [role=status]',
    does: 'Says which keys there are, and how many results a search has',
    doesInChinese: '说明可用的按键和搜索结果数量',
    shownBy: 'button[role=combobox]',
  },
];
