import type { CheckBook } from './checks.ts';
import { Mismatch } from './envelope.ts';
import type { Port } from './port.ts';
import type { Visitor } from './visitor.ts';

/**
 * The objects that all parts of the checks use: the connection to the server, the collected results, and the signed-in
 * agent.
 */
export interface Stage {
  readonly port: Port;
  readonly book: CheckBook;
  readonly agent: Visitor;
}

/**
 * Returns a result of an earlier check.
 * @throws Mismatch when the earlier check has failed, because the current check then isn't possible
 */
export function needed<Fact>(what: string, fact: Fact | undefined): Fact {
  if (fact === undefined) throw new Mismatch(`not reached: there is no ${what}`);
  return fact;
}
