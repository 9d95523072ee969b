import type { UserRole } from '../../domain/enumeration/userRole.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<UserRole, string>>;

/** Names of the roles of users. */
export const userRoleMessages: MessagePack<Labels> = messagePack<Labels>(
  { quasiA: '准 A 类代理人', userA: 'A 类用户', noAgentOrC: '非代理人或 C 类用户', other: '其他用户' },
  { quasiA: 'Quasi-A agent', userA: 'A-user', noAgentOrC: 'No agent or C', other: 'Other' },
);
