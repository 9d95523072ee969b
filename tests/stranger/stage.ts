import type { CheckBook } from './checks.ts';
import { Mismatch } from './envelope.ts';
import type { Port } from './port.ts';
import type { Visitor } from './visitor.ts';

/** What every part of the play has: the way to the server, the signed-in agent, and the book of checks. */
export interface Stage {
  readonly port: Port;
  readonly book: CheckBook;
  readonly agent: Visitor;
}

/** A fact of an earlier check. @throws Mismatch where that check failed, so that this one can't be made */
export function needed<Fact>(what: string, fact: Fact | undefined): Fact {
  if (fact === undefined) throw new Mismatch(`not reached: there is no ${what}`);
  return fact;
}
