import { type NewPerson, personFields } from '../roster/person.ts';
import type { EndorsementRequest } from './personChange.ts';

/** 64 bits over a text: tells requests apart without personal data. Not a protection: the server prices again. */
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

/** What a trial priced, as a short text: equal for equal requests, and without personal data. */
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
