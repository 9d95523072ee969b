import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { errorAt, type Problem } from '../problem/problem.ts';

/** Entry of an agent who signs in, in one of two ways. */
export interface LoginEntry {
  /** By SMS code, or by user name and password, which the partner system has. */
  readonly way: 'code' | 'password';
  /** Mobile number, as it was typed. */
  readonly mobile: string;
  /** Code of the SMS. */
  readonly code: string;
  /** User name in the partner system. */
  readonly userName: string;
  /** Password in the partner system; never trimmed. */
  readonly password: string;
}

/** A field of an entry that is typed. */
export type LoginField = Exclude<keyof LoginEntry, 'way'>;

/** Problems of an entry (specification §5, login). */
export type LoginProblem = 'mobileMissing' | 'mobileInvalid' | 'codeMissing' | 'userNameMissing' | 'passwordMissing';

/** Nothing is entered yet. */
export const emptyLoginEntry: LoginEntry = { way: 'code', mobile: '', code: '', userName: '', password: '' };

/** An entry as it is sent: the mobile number as eleven digits, the code without spaces. */
export const normaliseLogin = (entry: LoginEntry): LoginEntry => ({
  ...entry,
  mobile: normaliseMobile(entry.mobile),
  code: entry.code.normalize('NFKC').replaceAll(/\s/gu, ''),
  userName: entry.userName.trim(),
});

/** Problem of a mobile number that a code is sent to; null where there is none. */
export function loginMobileProblem(mobile: string): LoginProblem | null {
  const normal = normaliseMobile(mobile);
  if (normal === '') return 'mobileMissing';
  return mobileProblems(normal).length > 0 ? 'mobileInvalid' : null;
}

/** Problems that keep an entry from being sent, in the order of the form; paths are its fields. */
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
