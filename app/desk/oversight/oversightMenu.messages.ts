import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack({ oversight: '权限与记录' }, { oversight: 'Rights and records' });
