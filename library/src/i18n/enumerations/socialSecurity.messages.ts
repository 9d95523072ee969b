import type { SocialSecurity } from '../../domain/enumeration/socialSecurity.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<SocialSecurity, string>>;

/** Labels for a person with or without social security. */
export const socialSecurityMessages: MessagePack<Labels> = messagePack<Labels>(
  { without: '无社保', with: '有社保' },
  { without: 'None', with: 'Has' },
);
