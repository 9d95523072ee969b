import { type NewPerson, personFields } from '../roster/person.ts';
import type { EndorsementRequest } from './personChange.ts';

/**
 * A 64-bit hash of a text. It distinguishes requests without containing personal data. It needn't be secure, because
 * the server prices the request again.
 */
function mixed(text: string): string {
  let [one, two] = [0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ (unit + at), 0x27d4eb2f);
    two = (two << 13) | (two >>> 19);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const cellsOf = (person: NewPerson) => personFields.map((field) => person[field]);

/**
 * A short hash of a request and of the product version with which it is priced. Equal requests with the same version
 * have equal hashes. The hash contains no personal data.
 */
export const requestMark = ({ effectiveDate, changes }: EndorsementRequest, productVersion: number): string =>
  mixed(
    JSON.stringify([
      effectiveDate,
      productVersion,
      changes.map((change) => [
        change.kind,
        change.kind === 'add' ? null : [change.original.key, ...cellsOf(change.original)],
        change.kind === 'remove' ? null : cellsOf(change.person),
      ]),
    ]),
  );
