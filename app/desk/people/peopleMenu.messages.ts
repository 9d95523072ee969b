import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack({ people: '业务员与机构' }, { people: 'Agents and agencies' });
