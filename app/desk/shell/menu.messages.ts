import { messagePack } from '@tuanbao/library/i18n/messagePack';

const words = {
  work: '待办',
  overview: '工作台',
};

/** Word of the menu: a group or a page. */
export type MenuWord = keyof typeof words;

export const messages = messagePack(words, {
  work: 'Work',
  overview: 'Overview',
});
