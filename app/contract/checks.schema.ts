import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { personPayload } from './documented/draft.schema.ts';
import { receivedPersons } from './documented/persons.ts';
import { personWire, schemeWire } from './wire/draft.schema.ts';
import { day, dayOrEmpty, domainValue, filledText, flag, listOf, nothing, shape, text, whole } from './wire/fields.ts';
import { maxPersonsInRequest } from './wire/limits.ts';

const companyWire = object({
  productId: filledText(20),
  groupName: text(300),
  groupCardType: text(4),
  groupCardId: text(60),
}).noUnknown();
export type CompanyWire = InferType<typeof companyWire>;

const personsWire = shape({
  productId: filledText(20),
  validStartDate: dayOrEmpty().optional(),
  personInfoList: listOf(personWire, maxPersonsInRequest),
});
export type PersonsWire = InferType<typeof personsWire>;

const personsPayload = personsWire.shape({ personInfoList: listOf(personPayload, maxPersonsInRequest) });
type PersonsPayload = InferType<typeof personsPayload>;

/** Code of the business that the persons are checked for: `1` for an order, `2` for an endorsement. */
export type GroupOrderType = '1' | '2';

const riskWire = shape({
  productId: filledText(20),
  groupOrderType: mixed<GroupOrderType>().oneOf(['1', '2']).required(),
  personInfoList: listOf(personWire, maxPersonsInRequest),
});
export type RiskWire = InferType<typeof riskWire>;

const riskPayload = riskWire.shape({ personInfoList: listOf(personPayload, maxPersonsInRequest) });
type RiskPayload = InferType<typeof riskPayload>;

const listed = 'personInfoList';

const initialWire = shape({
  productId: text(20),
  productVersion: whole(0, 1_000_000),
  duration: whole(1, 120),
  durationUnit: text(10),
  scheme: schemeWire,
  premiumInfo: domainValue<Quote>('Quote'),
});
export type InitialWire = InferType<typeof initialWire>;

const whiteList = () => shape({ isWhiteListed: flag(), isAllowed: flag() });

/** Schemas of the calls in `checks.ts`, by call name. */
export const checkSchemas = {
  checkCompany: {
    request: companyWire,
    response: shape({
      isValid: flag(),
      isRefused: flag(),
      /**
       * `message` is Chinese. If a word is forbidden, `word` contains it, so that a client can write the message in
       * another language.
       */
      problemList: listOf(
        shape({ field: text(60), code: text(60), message: text(300), word: text(60).optional() }),
        50,
      ),
    }),
  },
  saveWaylay: {
    request: shape({ productId: filledText(20), productName: text(200), groupName: filledText(200) }),
    response: nothing(),
  },
  checkPersons: {
    request: personsPayload,
    received: (payload: PersonsPayload): PersonsWire => ({
      ...payload,
      personInfoList: receivedPersons(payload.personInfoList, listed),
    }),
    response: shape({ personCount: whole(0, maxPersonsInRequest) }),
  },
  personRisk: {
    request: riskPayload,
    received: (payload: RiskPayload): RiskWire => ({
      ...payload,
      personInfoList: receivedPersons(payload.personInfoList, listed),
    }),
    response: shape({
      personRiskList: listOf(
        shape({
          key: whole(0, Number.MAX_SAFE_INTEGER),
          insuredName: text(100),
          isSameProduct: flag(),
          coverList: listOf(
            shape({
              policySn: text(60),
              productName: text(200),
              validStartDate: day(),
              validEndDate: day(),
              isSameProduct: flag(),
            }),
            50,
          ),
        }),
        maxPersonsInRequest,
      ),
    }),
  },
  initialPremium: { request: object({ productId: filledText(20) }).noUnknown(), response: initialWire },
  productWhiteList: { request: object({ productId: filledText(20) }).noUnknown(), response: whiteList() },
  redeemInvitation: {
    request: object({ productId: filledText(20), uuid: filledText(60) }).noUnknown(),
    response: whiteList(),
  },
};

/** Wire types of the calls in `checks.ts`, by call name. */
export type CheckWires = WiresOf<typeof checkSchemas>;
