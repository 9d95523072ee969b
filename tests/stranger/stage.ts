import type { CheckBook } from './checks.ts';
import { Mismatch } from './envelope.ts';
import type { Port } from './port.ts';
import type { Visitor } from './visitor.ts';

/**
 * Things that all parts of the checks use: the connection to the server, the signed-in agent, and the collected
 * results.
 */
export interface Stage {
  readonly port: Port;
  readonly book: CheckBook;
  readonly agent: Visitor;
}

/** A result of an earlier check. @throws Mismatch when that check failed, so that this one isn't possible */
export function needed<Fact>(what: string, fact: Fact | undefined): Fact {
  if (fact === undefined) throw new Mismatch(`not reached: there is no ${what}`);
  return fact;
}
