import { readFileSync } from 'node:fs';

import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';

import { saveDraft } from '../../contract/savedDrafts.ts';
import { schemasOf } from '../../contract/schemas.ts';
import { judgeOf } from '../calls/judgeRequest.ts';
import type { OperatorServices } from '../operators/operatorAction.ts';
import { SettingError } from '../platform/settings/settings.ts';

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingError(
      `${path} can't be read as JSON: ${error instanceof SyntaxError ? 'a fault in it' : 'no such file'}`,
    );
  }
}

/**
 * Reads an order from a file. The file has the format of an order draft in the API documents (`orderInfo` of
 * `submitTmpOrder`).
 *
 * @throws SettingError when the file can't be read, Refusal 900400 with the problems when the order is malformed,
 * 006004 when its fields contradict each other
 */
export async function orderOfFile(
  { catalogue }: Pick<OperatorServices, 'catalogue'>,
  path: string,
): Promise<OrderDraft> {
  const facts = {
    productOf: (productId: string) => catalogue.productOf(productId) ?? null,
    regions: await loadRegions(),
  };
  const judge = judgeOf(saveDraft, schemasOf(saveDraft));
  return judge({ id: '', version: 0, orderInfo: jsonIn(path) }, facts).request.draft;
}
