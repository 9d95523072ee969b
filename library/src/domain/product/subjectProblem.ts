import type { Problem } from '../problem/problem.ts';
import type { AddressRegionFault } from '../region/addressRegion.ts';
import type { FieldRuleMessage } from './fieldRule.ts';

/** Problems of every kind of insured subject, or of the amounts of a premium. */
export type SubjectProblemCode =
  | FieldRuleMessage
  | AddressRegionFault
  | 'subjectNotAsked'
  | 'quantityInvalid'
  | 'headsInvalid'
  | 'amountTooLarge'
  | 'singleSchemeOnly'
  | 'tooFewOfClass'
  | 'subjectMissing'
  | 'areaInvalid'
  | 'areaNotCovered'
  | 'costInvalid'
  | 'countInvalid'
  | 'poolMissing'
  | 'projectTypeUnknown'
  | 'worksNotCovered'
  | 'useAttributeUnknown'
  | 'vehicleNotCovered'
  | 'textTooLong'
  | 'dateInvalid';

/** A problem with a text in `subjectProblems.messages`. */
export type SubjectProblem = Problem<SubjectProblemCode>;
