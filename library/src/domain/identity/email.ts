import { errorAt, type Problem } from '../problem/problem.ts';

const address = /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i;

/** Problems of an e-mail address. The text must be exactly one address, with at most 254 characters. */
export function emailProblems(email: string, path = 'email'): readonly Problem<'E_EMAIL'>[] {
  const local = email.slice(0, email.indexOf('@'));
  const isAddress = email.length <= 254 && local.length <= 64 && address.test(email) && !/^\.|\.$|\.\./.test(local);
  return isAddress ? [] : [errorAt(path, 'E_EMAIL')];
}
