import { userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';

/** Fields of a user from which `answeredUser` derives all other documented fields. */
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
 * Returns a user with every documented field. Some of these fields are flags that follow from `userTier` and `appId`.
 * `goPageAfterLogin` is always empty, because the screen itself stores the page to open after the login.
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
