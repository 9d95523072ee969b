import type { GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import type { OrderPersonIdType, Sex } from '@tuanbao/library/domain/identity/personIdType';
import { orderStatusCodes, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { type WordTable, wordTable } from '../wireTables/wordTable.ts';

export const personIdTypeWords: WordTable<OrderPersonIdType> = wordTable<OrderPersonIdType>({
  idCard: '1',
  passport: '2',
  drivingLicence: '3',
  hkMacauTaiwanPermit: '4',
  officerCertificate: '5',
  foreignerResidence: '6',
  other: '99',
});

export const sexWords: WordTable<Sex> = wordTable<Sex>({ male: '1', female: '2' });

export const groupIdTypeWords: WordTable<GroupIdType> = wordTable<GroupIdType>({
  organisationCode: '1',
  taxRegistration: '2',
  other: '3',
  businessLicence: '4',
  creditCode: '5',
});

const statusWords = new Map(Object.entries(orderStatusCodes).map(([word, code]) => [code, word as OrderStatus]));

/** Returns the order state that a wire code stands for. @throws RangeError when no state has the code */
export function orderStatusOf(code: number): OrderStatus {
  const status = statusWords.get(code);
  if (status === undefined) throw new RangeError(`unknown order status ${code}`);
  return status;
}

/** Returns the wire code of an order state. */
export const orderStatusCodeOf = (status: OrderStatus): number => orderStatusCodes[status];
