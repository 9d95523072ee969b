import { userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';

/** Fields of a user from which the other documented fields are derived. */
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
 * Returns a user with every documented field and with the flags that follow from tier and appId. `goPageAfterLogin` is
 * empty, because the screen itself remembers the page that follows the login.
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
