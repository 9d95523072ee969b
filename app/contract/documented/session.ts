import { userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';

/** Fields of a user from which the documents' other names follow. */
interface User {
  readonly loginStatus: boolean;
  readonly userId: string;
  readonly userName: string;
  readonly userLogo: string;
  readonly userUuid: string;
  readonly userTier: string;
  readonly appId: string;
}

/**
 * A user under every documented name, with the flags that follow from tier and appId. The login view and the page after
 * it are the screen's own: who is signed in needs no login, and goes where the screen remembers.
 */
export const answeredUser = <Answer extends User>(user: Answer) => ({
  ...user,
  id: user.userId,
  name: user.userName,
  logoImg: user.userLogo,
  uuid: user.userUuid,
  showLogin: !user.loginStatus,
  goPageAfterLogin: '',
  isNoAgentOrC: userRoleOf(user.userTier) === 'noAgentOrC',
  isUserA: userRoleOf(user.userTier) === 'userA',
  isDistributionUser: user.appId !== '',
});
