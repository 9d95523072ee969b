import type { ChangeWire } from '../wire/endorsementChanges.schema.ts';
import { agreed } from './agreed.ts';
import type { ChangePayload } from './changes.schema.ts';

const textOf = (code: string | number | undefined): string => (code === undefined ? '' : String(code));

/**
 * Social security of the person who is added and of the person who is removed. A value that the change doesn't give
 * stays absent.
 */
const socialSecurities = ({ socialSecurity, orgSocialSecurity }: ChangePayload) => ({
  ...(socialSecurity !== undefined && { socialSecurity: textOf(socialSecurity) }),
  ...(orgSocialSecurity !== undefined && { orgSocialSecurity: textOf(orgSocialSecurity) }),
});

/**
 * Returns the changes of a payload. A change without a key gets the key 0. The server then finds the removed or
 * replaced person in the roster by id document, because 0 is no key of a person.
 * @throws ContradictionError when a change gives one birth date under two names and the two values differ
 */
export const receivedChanges = (changes: readonly ChangePayload[], path = 'personInfoList'): ChangeWire[] =>
  changes.map((change, at) => ({
    conservationType: change.conservationType,
    key: change.key ?? 0,
    productCombId: change.productCombId ?? '',
    insuredName: change.insuredName ?? '',
    insuredIdType: textOf(change.insuredIdType),
    insuredIdNo: change.insuredIdNo ?? '',
    insuredSex: textOf(change.insuredSex),
    birthDay: agreed(`${path}.${at}.birthDay`, change.birthDay, change.birthday) ?? '',
    occupationCode: change.occupationCode ?? '',
    occupationDesc: change.occupationDesc ?? '',
    occupationType: textOf(change.occupationType),
    orgProductCombId: change.orgProductCombId ?? '',
    orgInsuredName: change.orgInsuredName ?? '',
    orgInsuredIdType: textOf(change.orgInsuredIdType),
    orgInsuredIdNo: change.orgInsuredIdNo ?? '',
    orgInsuredSex: textOf(change.orgInsuredSex),
    orgBirthDay: change.orgBirthDay ?? '',
    orgOccupationCode: change.orgOccupationCode ?? '',
    orgOccupationDesc: change.orgOccupationDesc ?? '',
    orgOccupationType: textOf(change.orgOccupationType),
    ...socialSecurities(change),
  }));

/** Converts the list of changes in a payload from the form of the specification to the form that the codecs read. */
export const withReceivedChanges = <Payload extends { readonly personInfoList: readonly ChangePayload[] }>(
  payload: Payload,
): Omit<Payload, 'personInfoList'> & { personInfoList: ChangeWire[] } => ({
  ...payload,
  personInfoList: receivedChanges(payload.personInfoList),
});
