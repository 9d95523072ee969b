import type { ProseLanguage } from '../markdown/proseLanguage.ts';
import { useLanguage } from './Language.ts';

const english = {
  component: 'Component',
  widget: 'Widget',
  useFor: 'Use it for',
  instead: 'Take something else',
  pictures: 'Do and don’t',
  tryIt: 'Try it',
  example: 'Example',
  exampleText: 'A whole file that is type-checked with the library and rendered by a test. The import:',
  anatomy: 'Anatomy',
  props: 'Props',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
  messages: 'Messages',
  tokens: 'Tokens',
  tokensText: 'Set one of these on any element around it to change how it looks there.',
  builtFrom: 'Built from',
  states: 'Every state',
  keys: 'Keys',
  effect: 'What happens',
  name: 'Name',
  type: 'Type',
  default: 'Default',
  meaning: 'What it is',
};

/** The words of a page of the manual that don't depend on the component. */
export type PageWords = typeof english;

const chinese: PageWords = {
  component: '基础组件',
  widget: '业务组件',
  useFor: '适用场合',
  instead: '改用其他组件',
  pictures: '推荐与避免',
  tryIt: '试一试',
  example: '示例',
  exampleText: '一个完整的文件，与库一起通过类型检查，并由测试渲染。引用方式：',
  anatomy: '组成部分',
  props: '属性',
  keyboard: '键盘',
  accessibility: '无障碍',
  messages: '文字',
  tokens: '设计变量',
  tokensText: '在外层的任意元素上设置其中一个变量，就会改变它在那里的外观。',
  builtFrom: '由这些组件组成',
  states: '所有状态',
  keys: '按键',
  effect: '效果',
  name: '名称',
  type: '类型',
  default: '默认值',
  meaning: '说明',
};

const words: Readonly<Record<ProseLanguage, PageWords>> = { zh: chinese, en: english };

/** The words of a page in the language of the toolbar. */
export const usePageWords = (): PageWords => words[useLanguage()];
