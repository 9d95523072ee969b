import { Secret, TOTP } from 'otpauth';

/** Password of the operators in tests. */
export const operatorPassword = 'a long pass phrase';

/** Returns the six digits that an authenticator app with this secret shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
