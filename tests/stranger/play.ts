import { type CheckBook, newCheckBook, type Verdict } from './checks.ts';
import { draftPart } from './draftPart.ts';
import { endorsementPart } from './endorsementPart.ts';
import { envelopePart } from './envelopePart.ts';
import { filePart } from './filePart.ts';
import { invoicePart } from './invoicePart.ts';
import { materialPart } from './materialPart.ts';
import { orderPart } from './orderPart.ts';
import type { Port } from './port.ts';
import { productPart } from './productPart.ts';
import { quotationPart } from './quotationPart.ts';
import { quotePart } from './quotePart.ts';
import { sessionPart, signOutPart } from './sessionPart.ts';
import { subjectPart } from './subjectPart.ts';
import { newVisitor } from './visitor.ts';

/**
 * Runs all checks of the specification against a server. Returns their results.
 *
 * @param start first day of cover of the orders
 */
export async function play(port: Port, start: string): Promise<readonly Verdict[]> {
  const book: CheckBook = newCheckBook();
  const stage = { port, book, agent: newVisitor(port) };
  await sessionPart(stage);
  await productPart(stage);
  const picture = await filePart(stage);
  const quoted = await quotePart(stage, start);
  const draft = await draftPart(stage, quoted);
  await subjectPart(stage);
  const policy = await orderPart(stage, draft, picture);
  await materialPart(stage, draft, { policy, picture });
  const [endorsement] = await endorsementPart(stage, policy, quoted?.persons ?? []);
  await invoicePart(stage, { policy, draft, picture, endorsement });
  await quotationPart(stage, quoted?.order);
  await envelopePart(stage, policy, quoted?.order);
  await signOutPart(stage);
  return book.verdicts();
}
