import type { Problem } from '../problem/problem.ts';
import type { AddressRegionFault } from '../region/addressRegion.ts';
import type { FieldRuleMessage } from './fieldRule.ts';

/** Codes of the problems of insured subjects, and of the numbers from which a premium is computed. */
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

/**
 * A problem of an insured subject, or of a number from which a premium is computed. The message pack
 * `subjectProblems.messages` contains its text.
 */
export type SubjectProblem = Problem<SubjectProblemCode>;
