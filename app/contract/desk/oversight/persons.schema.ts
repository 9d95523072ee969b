import { type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { fileContent } from '../../fileField.ts';
import { day, filledText, flag, listOf, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';

const mostKeys = 1e15;

/** A line in the rosters of an order: the key of the line, and the version of the roster in which it starts. */
const lineFields = () => ({ personKey: whole(0, mostKeys), sinceVersion: whole(0, mostKeys) });

/** Identifies a person by a line in the rosters of an order, so that the audit records contain no personal data. */
const ofPerson = () => ({ orderSn: filledText(40), ...lineFields(), reason: reason() });

const coverWire = shape({
  orderSn: text(40),
  ...lineFields(),
  /** Number of the policy; empty when the order has no policy. */
  policySn: text(60),
  orderStatus: mixed<OrderStatus>().oneOf(orderStatuses).defined(),
  groupName: text(200),
  productName: text(200),
  insurerName: text(200),
  /** Name and id number of the person, masked. */
  insuredName: text(200),
  insuredIdNo: text(100),
  /** First and last day of the person's cover under the order. */
  validStartDate: day(),
  validEndDate: day(),
  /** True when the person is covered today. */
  isCovered: flag(),
});

/** Schemas of the calls in `persons.ts`, by call name. */
export const personSchemas = {
  findPerson: {
    request: object({ idNo: filledText(40), reason: reason() }).noUnknown(),
    response: shape({ list: listOf(coverWire, 1000) }),
  },
  showPerson: {
    request: object(ofPerson()).noUnknown(),
    response: shape({ insuredName: text(200), insuredIdNo: text(100), insuredBirthday: text(10) }),
  },
  exportPerson: { request: object(ofPerson()).noUnknown(), response: fileContent() },
};

/** Wire types of the calls in `persons.ts`, by call name. */
export type PersonWires = WiresOf<typeof personSchemas>;
