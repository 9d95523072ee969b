import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { errorAt, type Problem } from '../problem/problem.ts';

/** The agent's input in the sign-in form. */
export interface LoginEntry {
  /**
   * Way in which the agent signs in. `code`: with a code from an SMS. `password`: with user name and password of the
   * partner system.
   */
  readonly way: 'code' | 'password';
  /** Mobile number as the user typed it. */
  readonly mobile: string;
  /** Code that the agent received by SMS. */
  readonly code: string;
  /** User name in the partner system. */
  readonly userName: string;
  /** Password in the partner system. It is never trimmed. */
  readonly password: string;
}

/** Name of a field of the sign-in form in which the user types. */
export type LoginField = Exclude<keyof LoginEntry, 'way'>;

/** Problem codes of the sign-in form (specification §5, login). */
export type LoginProblem = 'mobileMissing' | 'mobileInvalid' | 'codeMissing' | 'userNameMissing' | 'passwordMissing';

/** The input of the sign-in form before the agent has typed anything. */
export const emptyLoginEntry: LoginEntry = { way: 'code', mobile: '', code: '', userName: '', password: '' };

/** Normalises the input before it is sent: normalised mobile number, code without spaces, trimmed user name. */
export const normaliseLogin = (entry: LoginEntry): LoginEntry => ({
  ...entry,
  mobile: normaliseMobile(entry.mobile),
  code: entry.code.normalize('NFKC').replaceAll(/\s/gu, ''),
  userName: entry.userName.trim(),
});

/** The problem of the mobile number to which an SMS code is to be sent; null when the number is valid. */
export function loginMobileProblem(mobile: string): LoginProblem | null {
  const normal = normaliseMobile(mobile);
  if (normal === '') return 'mobileMissing';
  return mobileProblems(normal).length > 0 ? 'mobileInvalid' : null;
}

/** Problems that prevent the sign-in, in the order of the form. Paths are the names of the fields. */
export function loginProblems(entry: LoginEntry): readonly (Problem<LoginProblem> & { readonly path: LoginField })[] {
  const { way, mobile, code, userName, password } = normaliseLogin(entry);
  const found: Readonly<Partial<Record<LoginField, LoginProblem | null | false>>> =
    way === 'code'
      ? { mobile: loginMobileProblem(mobile), code: code === '' && 'codeMissing' }
      : { userName: userName === '' && 'userNameMissing', password: password === '' && 'passwordMissing' };
  return (Object.keys(found) as LoginField[]).flatMap((path) => {
    const problem = found[path];
    return problem ? [{ ...errorAt(path, problem), path }] : [];
  });
}
