import { endorsementKinds } from '@tuanbao/library/domain/endorsement/endorsementType';
import { endorsementPersonIdTypes } from '@tuanbao/library/domain/enumeration/endorsementPersonIdType';
import { string } from 'yup';

import { decimal, decimalText, flag, isRecord, list, name, record, shape, whole, word } from './schemaParts.ts';

const limit = () =>
  shape({ max: whole(0), unit: word('persons', 'percent') })
    .nullable()
    .defined();

const isFee = (key: string, value: unknown) =>
  key === 'kind'
    ? value === 'none' || value === 'perPerson' || value === 'percent'
    : key === 'fen'
      ? Number.isSafeInteger(value) && Number(value) >= 0
      : key === 'percent' && decimal().isValidSync(value);

/** Names of the fields that contain the amount of a fee, by the kind of the fee. */
const amounts: ReadonlyMap<unknown, string> = new Map([
  ['perPerson', 'fen'],
  ['percent', 'percent'],
]);

const feeOf = (kind: string, amount: Readonly<Record<string, object>> = {}) => ({
  type: 'object',
  properties: { kind: { const: kind }, ...amount },
  required: ['kind', ...Object.keys(amount)],
  additionalProperties: false,
});

const feeJson = {
  anyOf: [
    feeOf('none'),
    feeOf('perPerson', { fen: { type: 'integer', minimum: 0 } }),
    feeOf('percent', { percent: decimalText }),
  ],
};

/** Schema of the insurer's fee on a refund: none, fen for each removed person, or a percentage of the refund. */
const refundFee = record('a fee: none, perPerson with fen, or percent', /^(kind|fen|percent)$/, () => true, {})
  .meta({ json: feeJson })
  .required()
  .test('fee', '${path} must be a fee: none, perPerson with fen, or percent', (value) => {
    if (!isRecord(value) || !Object.entries(value).every(([key, content]) => isFee(key, content))) return false;
    const amount = amounts.get(value['kind']);
    const wanted = ['kind', ...(amount ? [amount] : [])];
    return Object.keys(value).length === wanted.length && wanted.every((key) => Object.hasOwn(value, key));
  });

/** Schema of the endorsements that a product allows. Without this section, the product's policies can't be endorsed. */
export const endorsementSchema = shape({
  externalAddress: string().strict(true).max(2000).defined(),
  kinds: list()
    .of(word(...endorsementKinds))
    .min(1),
  personIdTypes: list()
    .of(word(...endorsementPersonIdTypes))
    .min(1)
    .optional(),
  allowsCombination: flag(),
  premiumMode: word('day', 'month', 'none'),
  removalLimit: limit(),
  replacementLimit: limit(),
  minRemainingHeads: whole(0),
  maxHeads: whole(1).nullable().defined(),
  allowsClassChange: flag(),
  allowsReturn: flag(),
  refundFee,
  review: word('single', 'twoStage'),
  materials: list().of(shape({ code: name(), name: name(), isRequired: flag() })),
}).default(undefined);
