import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { errorAt, type Problem } from '../problem/problem.ts';

/** The agent's input on the sign-in form. */
export interface LoginEntry {
  /** Way to sign in: by SMS code, or by user name and password of the partner system. */
  readonly way: 'code' | 'password';
  /** Mobile number as the user typed it. */
  readonly mobile: string;
  /** Code from the SMS. */
  readonly code: string;
  /** User name in the partner system. */
  readonly userName: string;
  /** Password in the partner system; never trimmed. */
  readonly password: string;
}

/** Name of a field that the user types. */
export type LoginField = Exclude<keyof LoginEntry, 'way'>;

/** Problem codes of the sign-in form (specification §5, login). */
export type LoginProblem = 'mobileMissing' | 'mobileInvalid' | 'codeMissing' | 'userNameMissing' | 'passwordMissing';

/** The form before any input. */
export const emptyLoginEntry: LoginEntry = { way: 'code', mobile: '', code: '', userName: '', password: '' };

/** Normalises the input before it is sent: the mobile number becomes eleven digits, the code loses its spaces. */
export const normaliseLogin = (entry: LoginEntry): LoginEntry => ({
  ...entry,
  mobile: normaliseMobile(entry.mobile),
  code: entry.code.normalize('NFKC').replaceAll(/\s/gu, ''),
  userName: entry.userName.trim(),
});

/** The problem of the mobile number that an SMS code is sent to; null when there is none. */
export function loginMobileProblem(mobile: string): LoginProblem | null {
  const normal = normaliseMobile(mobile);
  if (normal === '') return 'mobileMissing';
  return mobileProblems(normal).length > 0 ? 'mobileInvalid' : null;
}

/** Problems that prevent the sign-in, in the order of the form; paths are the fields. */
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
