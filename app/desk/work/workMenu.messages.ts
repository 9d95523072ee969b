import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack({ work: '待办', overview: '工作台' }, { work: 'Work', overview: 'Overview' });
