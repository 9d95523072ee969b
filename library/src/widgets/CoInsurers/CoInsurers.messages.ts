import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface CoInsurersMessages {
  readonly title: string;
  readonly insurer: string;
  readonly leader: string;
  readonly share: string;
  readonly premium: string;
}

export const messages: MessagePack<CoInsurersMessages> = messagePack<CoInsurersMessages>(
  { title: '共保公司', insurer: '保险公司', leader: '首席承保', share: '共保比例', premium: '分摊保费' },
  { title: 'Co-insurers', insurer: 'Insurer', leader: 'Lead', share: 'Share', premium: 'Premium' },
);
